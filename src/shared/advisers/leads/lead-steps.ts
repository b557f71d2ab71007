/**
 * It says how a lead came to who has it: asked for by name, by city, by province, or nobody has it
 * yet.
 */
export type LeadReach = 'named' | 'city' | 'region' | 'common';

/**
 * open: nobody reached the family yet; talking: somebody did; started: it begins an appeal; closed:
 * nothing more is done.
 */
export type LeadState = 'open' | 'talking' | 'started' | 'closed';

export const leadOutcomes = [
  'reached',
  'notReached',
  'caseStarted',
  'notNeeded',
  'notEligible',
  'wrongNumber',
] as const;
/** This is how a call went. */
export type LeadOutcome = (typeof leadOutcomes)[number];

export type LeadAct =
  | 'given'
  | 'claimed'
  | 'called'
  | 'handed'
  | 'returned'
  | 'late'
  | 'revealed'
  | 'passed';

/** This is where a call leads, and within how many working days the next one is due. */
const afterCall: Readonly<Record<LeadOutcome, { state: LeadState | 'same'; days: number }>> = {
  reached: { state: 'talking', days: 3 },
  notReached: { state: 'same', days: 1 },
  caseStarted: { state: 'started', days: 5 },
  notNeeded: { state: 'closed', days: 0 },
  notEligible: { state: 'closed', days: 0 },
  wrongNumber: { state: 'closed', days: 0 },
};

/** Answers undefined where nothing more is done: a closed lead is not called again. */
export function stepOfCall(
  from: LeadState,
  outcome: LeadOutcome,
): { state: LeadState; days: number } | undefined {
  if (from === 'closed') return undefined;
  const { state, days } = afterCall[outcome];
  return { state: state === 'same' ? from : state, days };
}

/** Somebody still works on these leads. */
export const workedOn: readonly LeadState[] = ['open', 'talking', 'started'];
