import { canCase } from '#src/shared/cases/case-actions.ts';
import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import { detailVersionOf, isDanger } from '#src/shared/cases/case-rules.ts';
import { diseaseCodeOf } from '#src/shared/cases/disease-codes.ts';
import type { FundingView } from '#src/shared/cases/funding-view.ts';
import { directionOf } from '#src/shared/cases/story.ts';

type Viewed = {
  isSelf: boolean;
  isHelp: boolean;
  userAccessParam: FundingView['userAccessParam'];
  /** This is who the raiser is to the patient, in the reader's language. */
  relationText: string;
  /** This is who the payee is to the patient, in the reader's language. */
  payeeRelationText: string;
  /** The operator shows every case in the second version. */
  prNewOrOld: boolean;
  now: number;
};

/** Draws up the case detail under the specification's names, as one viewer sees it. */
export function fundingViewOf(found: CaseDetail, viewed: Viewed): FundingView {
  const { pictures, payee, patient, household, raiser, tellings, state } = found;
  const [telling] = tellings;
  return {
    ...found,
    baseInfo: baseInfoOf(found),
    payeeInfo: { ...payee, relationText: viewed.payeeRelationText },
    treatmentInfo: { ...found.treatment, ...placeOf(found) },
    crowdfundingUserInfo: { nickname: found.ownerNickname },
    isHelp: viewed.isHelp,
    userAccessParam: viewed.userAccessParam,
    attachments: pictures,
    visitConfig: {
      canDonate: canCase('donate', state, viewed.now),
      canComment: canCase('comment', state, viewed.now),
      canShare: canCase('share', state, viewed.now),
    },
    displayStatus: state.displayStatus,
    isSelf: viewed.isSelf,
    finishStr: state.finishText,
    finishReason: state.endReason,
    crowdfundingBilingual: telling
      ? { color: 'leaf', xj: directionOf(telling.language) === 'rtl', doubleLanguage: telling }
      : null,
    customRelationDesc: viewed.relationText,
    raiserName: raiser.name,
    relation: raiser.relation,
    ...versionsOf(found, viewed.prNewOrOld),
    danger: isDanger({
      isSelf: viewed.isSelf,
      finishStr: state.finishText,
      displayStatus: state.displayStatus,
    }),
    patientInfo: patient,
    householdInfo: household,
    endsAt: state.endsAt,
  };
}

function baseInfoOf({ title, content, pictures, raisedInFen }: CaseDetail) {
  return {
    title,
    content,
    attachments: pictures.map((picture) => picture.url),
    largeAttachments: pictures.map((picture) => picture.largeUrl),
    amountInDouble: raisedInFen / 100,
  };
}

function placeOf({ illness, illnessKey, hospital, department }: CaseDetail) {
  return { illness, illnessKey, diseaseCode: diseaseCodeOf(illnessKey), hospital, department };
}

function versionsOf(found: CaseDetail, prNewOrOld: boolean) {
  const caseDetailsPageVersion = detailVersionOf({
    caseDetailsPageVersion: found.detailVersion,
    prNewOrOld,
  });
  return { newDetailVo: { caseDetailsPageVersion }, prNewOrOld };
}
