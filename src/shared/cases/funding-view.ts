import * as v from 'valibot';
import { organisers } from '#src/shared/kinds/organisers.ts';
import { casePhases } from './case-actions.ts';
import { caseStatuses, factKinds, factStates, storyWriters } from './enumerations.ts';

const text = v.string();
const amount = v.number();

export const casePicture = v.object({
  url: text,
  largeUrl: text,
  alt: text,
  altEn: text,
  width: v.number(),
  height: v.number(),
});
export type CasePicture = v.InferOutput<typeof casePicture>;

const patientView = v.object({
  displayName: text,
  age: v.number(),
  gender: v.picklist(['female', 'male']),
});
const raiserView = v.object({
  name: text,
  relation: v.number(),
  relationText: v.optional(text),
  /** Who wrote the story; unknown for stories of before it was asked. */
  writtenBy: v.optional(v.picklist(storyWriters)),
  /** Of a dream: who carries it out, under the name above. */
  organiser: v.optional(v.object({ kind: v.picklist(organisers), words: text })),
});
/** `displayName` is stored masked where the payee is a person. */
const payeeView = v.object({
  kind: v.picklist(['person', 'hospital']),
  relationText: text,
  displayName: text,
});
const treatmentView = v.object({
  diagnosedOn: text,
  costSoFarInFen: amount,
  costAheadInFen: amount,
  insurancePaidInFen: amount,
  plan: text,
  planEn: text,
});
const householdView = v.object({ summary: text, summaryEn: text });
const teamView = v.object({
  name: text,
  nameEn: text,
  members: v.array(v.object({ name: text, role: text, roleEn: text })),
});
const secondLanguageView = v.object({ language: text, title: text, content: text });
const factView = v.object({
  kind: v.picklist(factKinds),
  state: v.picklist(factStates),
  method: text,
  methodEn: text,
  statedAt: v.number(),
  expiresAt: v.nullable(v.number()),
});

export type Patient = v.InferOutput<typeof patientView>;
export type Raiser = v.InferOutput<typeof raiserView>;
export type Payee = v.InferOutput<typeof payeeView>;
export type Treatment = v.InferOutput<typeof treatmentView>;
export type Household = v.InferOutput<typeof householdView>;
export type Team = v.InferOutput<typeof teamView>;
export type SecondLanguage = v.InferOutput<typeof secondLanguageView>;
export type Fact = v.InferOutput<typeof factView>;

/** Field names of the specification's case detail, then ours. */
export const fundingView = v.object({
  infoUuid: text,
  baseInfo: v.object({
    title: text,
    content: text,
    attachments: v.array(text),
    largeAttachments: v.array(text),
    /** What was raised, in yuan, for clients of the older form; ours read raisedInFen. */
    amountInDouble: v.number(),
  }),
  payeeInfo: payeeView,
  treatmentInfo: v.object({
    ...treatmentView.entries,
    illness: text,
    illnessKey: text,
    hospital: text,
    department: text,
  }),
  crowdfundingUserInfo: v.object({ nickname: text }),
  /** Has the viewer given to this case? */
  isHelp: v.boolean(),
  shareCount: v.number(),
  userAccessParam: v.object({ isLogin: v.boolean(), mobileBound: v.boolean() }),
  attachments: v.array(casePicture),
  /** What this case allows now, whoever asks. */
  visitConfig: v.object({ canDonate: v.boolean(), canComment: v.boolean(), canShare: v.boolean() }),
  displayStatus: v.number(),
  isSelf: v.boolean(),
  finishStr: v.nullable(text),
  finishReason: v.nullable(v.number()),
  platformFinishReason: v.nullable(text),
  crowdfundingBilingual: v.nullable(
    v.object({
      /** Token of the stylesheet that sets the second language apart. */
      color: text,
      /** Is it a language written from right to left, such as Uyghur? */
      xj: v.boolean(),
      doubleLanguage: secondLanguageView,
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
  relation: v.number(),
  patientInfo: patientView,
  householdInfo: householdView,
  team: v.nullable(teamView),
  facts: v.array(factView),
  labels: v.array(text),
  province: text,
  city: text,
  /** All that was ever given; what of it was returned is no longer raised. */
  givenInFen: amount,
  raisedInFen: amount,
  targetInFen: amount,
  donationCount: v.number(),
  feeInFen: amount,
  netInFen: amount,
  serviceChargeOption: v.number(),
  feeBasisPoints: v.number(),
  publishedAt: v.number(),
  endsAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
});
export type FundingView = v.InferOutput<typeof fundingView>;
