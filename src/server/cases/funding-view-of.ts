import type { Database } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import {
  detailVersionOf,
  isApplyTimeOverTwoMinutes,
  isDanger,
  isHighRisk,
  isHighRiskRefund,
} from '#src/shared/cases/case-rules.ts';
import type { FundingView } from '#src/shared/cases/funding-view.ts';
import { directionOf } from '#src/shared/cases/story.ts';
import type { CaseDetail } from './find-case.ts';

type Viewed = {
  isSelf: boolean;
  isHelp: boolean;
  userAccessParam: FundingView['userAccessParam'];
  /** Who the raiser is to the patient, in the reader's language. */
  relationText: string;
  returned: Returned;
  now: number;
};
type Returned = { successRefundAmountInFen: number; isApplyTimeOverTwoMinutes: boolean };

/** The case detail under the specification's names, as one viewer sees it. */
export function fundingViewOf(found: CaseDetail, viewed: Viewed): FundingView {
  const { pictures, payee, patient, household, raiser, secondLanguage, state } = found;
  return {
    ...found,
    baseInfo: {
      title: found.title,
      content: found.content,
      attachments: pictures.map((picture) => picture.url),
      largeAttachments: pictures.map((picture) => picture.largeUrl),
      amountInDouble: found.raisedInFen / 100,
    },
    payeeInfo: payee,
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
    crowdfundingBilingual: secondLanguage && {
      color: 'leaf',
      xj: directionOf(secondLanguage.language) === 'rtl',
      doubleLanguage: secondLanguage,
    },
    customRelationDesc: viewed.relationText,
    raiserName: raiser.name,
    relation: raiser.relation,
    ...versionsOf(found),
    ...warningsOf(found, viewed),
    patientInfo: patient,
    householdInfo: household,
    endsAt: state.endsAt,
  };
}

function placeOf({ illness, illnessKey, hospital, department }: CaseDetail) {
  return { illness, illnessKey, hospital, department };
}

/** No case is tried in two layouts at once, so the flag that forces version 2 stays down. */
function versionsOf(found: CaseDetail) {
  const prNewOrOld = false;
  const caseDetailsPageVersion = detailVersionOf({
    caseDetailsPageVersion: found.detailVersion,
    prNewOrOld,
  });
  return { newDetailVo: { caseDetailsPageVersion }, prNewOrOld };
}

function warningsOf(found: CaseDetail, { isSelf, returned }: Viewed) {
  const { displayStatus, finishText, endReason } = found.state;
  const { platformFinishReason, raisedInFen } = found;
  const ending = { finishReason: endReason, platformFinishReason };
  return {
    danger: isDanger({ isSelf, finishStr: finishText, displayStatus }),
    highRisk: isHighRisk(ending),
    highRiskRefund: isHighRiskRefund({ ...ending, ...returned, raisedInFen }),
  };
}

/** How much of a case's gifts went back, and whether that was asked for long enough ago. */
export async function findReturned(db: Database, caseId: string, now: number): Promise<Returned> {
  const row = await db
    .selectFrom('refunds')
    .where('case_id', '=', caseId)
    .where('status', '=', 'SUCCESS')
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('returned_in_fen'),
      eb.fn.min('created_at').as('applied_at'),
    ])
    .executeTakeFirstOrThrow();
  return {
    successRefundAmountInFen: row.returned_in_fen ?? 0,
    isApplyTimeOverTwoMinutes:
      row.applied_at !== null && isApplyTimeOverTwoMinutes(row.applied_at, now),
  };
}
