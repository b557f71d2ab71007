import { type CaseStatus, endReasons } from './enumerations.ts';

/** This is how a case stands: its status, and once it is finished, why. */
export const caseStandings = [
  ...(['APPROVE_PENDING', 'APPROVE_DENIED', 'SUBMITTED', 'CROWDFUNDING_STATED'] as const),
  ...(Object.keys(endReasons) as (keyof typeof endReasons)[]),
] as const;
export type CaseStanding = (typeof caseStandings)[number];

type Step = {
  from: readonly CaseStanding[];
  to: readonly CaseStanding[];
  /** The case stands elsewhere: it is refused, or stays as it is, being done with already. */
  elsewhere: 'refuse' | 'stay';
};

const raising = 'CROWDFUNDING_STATED';
/** Raising is over, and nothing of its money was asked for. */
const ended = ['fundraiserSucceeded', 'endedEarly', 'timeExpired'] as const;
const withdrawing = ['withdrawalApplying', 'withdrawalApplyingAgain'] as const;
const beforeReturning = [raising, ...ended, 'platformTerminated', 'withdrawn'] as const;

/**
 * Every way a case goes from one standing to another is here; there is none besides. Who may ask
 * for it, and when, is said by `case-actions.ts`, which a test holds to this table.
 */
export const caseSteps = {
  submit: { from: ['APPROVE_PENDING', 'APPROVE_DENIED'], to: ['SUBMITTED'], elsewhere: 'refuse' },
  /** A second likeness may be found real after the first. */
  deny: { from: ['SUBMITTED', 'APPROVE_DENIED'], to: ['APPROVE_DENIED'], elsewhere: 'refuse' },
  publish: { from: ['SUBMITTED'], to: [raising], elsewhere: 'refuse' },
  end: { from: [raising], to: ['fundraiserSucceeded', 'endedEarly'], elsewhere: 'refuse' },
  expire: { from: [raising], to: ['timeExpired'], elsewhere: 'stay' },
  stop: { from: [raising, ...ended], to: ['platformTerminated'], elsewhere: 'refuse' },
  resume: { from: ['endedEarly'], to: [raising], elsewhere: 'stay' },
  /** It goes to where it stood before the stop. */
  liftStop: { from: ['platformTerminated'], to: [raising, ...ended], elsewhere: 'refuse' },
  beginWithdrawing: {
    from: [raising, ...ended, 'withdrawn'],
    to: withdrawing,
    elsewhere: 'refuse',
  },
  endWithdrawing: { from: withdrawing, to: [...ended, 'withdrawn'], elsewhere: 'stay' },
  reopenWithdrawing: {
    from: ['withdrawn'],
    to: ['withdrawalApplyingAgain'],
    elsewhere: 'stay',
  },
  /** The family asked for it. */
  beginFamilyReturn: { from: beforeReturning, to: ['refundApplying'], elsewhere: 'refuse' },
  callFamilyReturnOff: { from: ['refundApplying'], to: beforeReturning, elsewhere: 'stay' },
  endFamilyReturn: { from: ['refundApplying'], to: ['refundSucceeded'], elsewhere: 'stay' },
  reopenFamilyReturn: { from: ['refundSucceeded'], to: ['refundApplying'], elsewhere: 'stay' },
  /** It is back at the family once nothing more of it can go to a donor. */
  leaveRest: { from: ['refundSucceeded'], to: ['endedEarly'], elsewhere: 'stay' },
  /** The platform gives a case up. */
  beginPlatformReturn: {
    from: beforeReturning,
    to: ['reviewFailedReturning'],
    elsewhere: 'refuse',
  },
  callPlatformReturnOff: {
    from: ['reviewFailedReturning'],
    to: beforeReturning,
    elsewhere: 'stay',
  },
  endPlatformReturn: {
    from: ['reviewFailedReturning'],
    to: ['stoppedAndReturned'],
    elsewhere: 'stay',
  },
  reopenPlatformReturn: {
    from: ['stoppedAndReturned'],
    to: ['reviewFailedReturning'],
    elsewhere: 'stay',
  },
} as const satisfies Record<string, Step>;
export type CaseStep = keyof typeof caseSteps;

export function standingOf(status: CaseStatus, endReason: number | null): CaseStanding {
  if (status !== 'FINISHED') return status;
  const found = Object.entries(endReasons).find(([, code]) => code === endReason);
  if (!found) throw new Error(`A finished case has no reason ${endReason}.`);
  return found[0] as keyof typeof endReasons;
}

export function columnsOfStanding(standing: CaseStanding): {
  status: CaseStatus;
  endReason: number | null;
} {
  return standing in endReasons
    ? { status: 'FINISHED', endReason: endReasons[standing as keyof typeof endReasons] }
    : { status: standing as CaseStatus, endReason: null };
}
