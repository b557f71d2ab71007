import * as v from 'valibot';
import { ownWords } from '#src/shared/platform/own-words.ts';
import { caseLabels } from '#src/shared/raiser/case-labels.ts';
import { casePhases } from './case-phases.ts';
import { casePicture } from './case-picture.ts';
import { caseStatuses } from './enumerations.ts';
import {
  factView,
  householdView,
  patientView,
  payeeView,
  teamView,
  treatmentView,
} from './funding-parts.ts';
import { telling } from './telling.ts';

const text = v.string();
const amount = v.number();

/** These are field names of the specification's case detail, then ours. */
export const fundingView = v.object({
  infoUuid: text,
  baseInfo: v.object({
    title: text,
    content: text,
    attachments: v.array(text),
    largeAttachments: v.array(text),
    /** This is what was raised, in yuan, for clients of the older form; ours read raisedInFen. */
    amountInDouble: v.number(),
  }),
  payeeInfo: v.object({ ...payeeView.entries, relationText: text }),
  treatmentInfo: v.object({
    ...treatmentView.entries,
    illness: text,
    illnessKey: text,
    diseaseCode: v.nullable(text),
    ...{ hospital: text, department: text },
  }),
  crowdfundingUserInfo: v.object({ nickname: text }),
  /** Has the viewer given to this case? */
  isHelp: v.boolean(),
  shareCount: v.number(),
  userAccessParam: v.object({ isLogin: v.boolean(), mobileBound: v.boolean() }),
  attachments: v.array(casePicture),
  /** This is what this case allows now, whoever asks. */
  visitConfig: v.object({ canDonate: v.boolean(), canComment: v.boolean(), canShare: v.boolean() }),
  displayStatus: v.number(),
  isSelf: v.boolean(),
  finishStr: v.nullable(text),
  finishReason: v.nullable(v.number()),
  platformFinishReason: v.nullable(text),
  crowdfundingBilingual: v.nullable(
    v.object({
      /** This is the token of the stylesheet that sets the second language apart. */
      color: text,
      /** Is it a language written from right to left, such as Uyghur? */
      xj: v.boolean(),
      doubleLanguage: telling,
    }),
  ),
  customRelationDesc: text,
  raiserName: text,
  newDetailVo: v.object({ caseDetailsPageVersion: v.number() }),
  prNewOrOld: v.boolean(),
  caseType: v.number(),
  status: v.picklist(caseStatuses),
  phase: v.picklist(casePhases),
  danger: v.boolean(),
  highRisk: v.boolean(),
  highRiskRefund: v.boolean(),
  /** This is who the raiser is to the patient. */
  relation: v.number(),
  patientInfo: patientView,
  householdInfo: householdView,
  team: v.nullable(teamView),
  facts: v.array(factView),
  labels: v.array(v.picklist(caseLabels)),
  province: text,
  city: text,
  /** This is all that was ever given; what of it was returned is no longer raised. */
  givenInFen: amount,
  raisedInFen: amount,
  targetInFen: amount,
  /**
   * This is what more than that would be used for; where the family says nothing, giving ends
   * there.
   */
  surplusUse: v.nullable(ownWords),
  donationCount: v.number(),
  ...{ matchedInFen: amount, isMatched: v.boolean(), hasBonfire: v.boolean() },
  ...{ feeInFen: amount, netInFen: amount },
  serviceChargeOption: v.number(),
  feeBasisPoints: v.number(),
  publishedAt: v.number(),
  endsAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
});
export type FundingView = v.InferOutput<typeof fundingView>;
