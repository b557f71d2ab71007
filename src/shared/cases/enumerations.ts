/** This is what a case asks for. */
export const caseTypes = { illness: 0, dream: 99, goods: 1 } as const;

/**
 * Says how one part of a case's papers stands (base, patient, treatment, payee, household,
 * materials).
 */
export const infoReviewStatuses = {
  notSaved: 0,
  unsubmitted: 1,
  passed: 2,
  rejected: 3,
  submitted: 4,
} as const;

export const caseStatuses = [
  'APPROVE_PENDING',
  'APPROVE_DENIED',
  'CROWDFUNDING_STATED',
  'FINISHED',
  'SUBMITTED',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** In these statuses anyone may read a case; in all others it answers as an absent one. */
export const publicCaseStatuses = ['CROWDFUNDING_STATED', 'FINISHED'] as const;

export const endReasons = {
  fundraiserSucceeded: 1,
  endedEarly: 2,
  timeExpired: 3,
  platformTerminated: 4,
  withdrawalApplying: 101,
  withdrawn: 102,
  withdrawalApplyingAgain: 103,
  refundApplying: 201,
  reviewFailedReturning: 202,
  refundSucceeded: 203,
  stoppedAndReturned: 204,
} as const;

/** 4 hides nothing but warns: the platform doubts the case. */
export const displayStatuses = { shown: 0, atRisk: 4 } as const;

export const refundStatuses = { notRefund: 0, refunding: 1, success: 2, error: 3 } as const;
export const auditStages = { base: 0, material: 1, drawPublic: 2, fundUse: 3 } as const;

/**
 * This is who a raiser or a verifier is to the patient, never the other way round: forms ask it so.
 */
export const relations = {
  self: 1,
  son: 2,
  daughter: 3,
  husband: 4,
  wife: 5,
  father: 6,
  mother: 7,
  other: 8,
  family: 10,
  friends: 11,
  closeRelatives: 12,
  donator: 100,
} as const;
export type RelationName = keyof typeof relations;

/** This is who wrote a story: the family, a relative for it, or a volunteer who listened. */
export const storyWriters = ['family', 'relative', 'volunteer'] as const;
/** This is who told it once more in another language. */
export const storyTellers = ['family', 'translator'] as const;
export type StoryTeller = (typeof storyTellers)[number];

export const payeeRelations = ['', 'self', 'spouse', 'other', 'hospital_account'] as const;
export const maritalStatuses = { unmarried: 0, married: 1, divorcedOrWidowed: 2 } as const;
export const serviceChargeOptions = { none: 1, charge: 2, waive: 3, subsidise: 4 } as const;

export const factKinds = [
  'identity',
  'diagnosis',
  'hospital',
  'payee',
  'household',
  'costs',
] as const;
export type FactKind = (typeof factKinds)[number];
/** Lists what may be checked of a case of this type: a dream has no illness to prove. */
export function factKindsOf(caseType: number): readonly FactKind[] {
  return caseType === caseTypes.dream ? ['identity', 'payee'] : factKinds;
}
/** This is how a fact came to be known. */
export const factMethods = [
  'papersCompared',
  'diagnosisSeen',
  'hospitalNotAsked',
  'wardAsked',
  'accountCompared',
  'familyTold',
  'billsSeen',
  'reportUpheld',
] as const;
/** Staff compare these, originals before them, before the page says that it was seen. */
export const comparisonNames = [
  'identityCard',
  'diagnosis',
  'bills',
  'wardCall',
  'payeeCard',
  'payeeRelation',
  'payeeBankCard',
  'hospitalAccount',
  'receipts',
  'foodLicence',
  'workCard',
  'hospitalAsked',
] as const;
export type ComparisonName = (typeof comparisonNames)[number];
export type FactMethod = (typeof factMethods)[number];
export const factStates = ['declared', 'documentSeen', 'confirmed', 'expired', 'disputed'] as const;
