import type { CasePhase } from './case-phases.ts';
import { isDanger } from './case-rules.ts';
import { type CaseStatus, endReasons } from './enumerations.ts';
import { toldPhase } from './told-phase.ts';

export type CaseState = {
  status: CaseStatus;
  displayStatus: number;
  endReason: number | null;
  finishText: string | null;
  endsAt: number | null;
  /** Since then the family mourns the patient. */
  mourningAt: number | null;
  /** Since then it has its target and its family names no use for more. */
  filledAt: number | null;
  /** Since then only its account and its thanks are public. */
  putAwayAt: number | null;
};

const phaseOfStatus = {
  APPROVE_PENDING: 'pending',
  APPROVE_DENIED: 'denied',
  SUBMITTED: 'reviewing',
} as const satisfies Partial<Record<CaseStatus, CasePhase>>;

export const phaseOfEndReason: Record<number, CasePhase> = {
  [endReasons.fundraiserSucceeded]: 'ended',
  [endReasons.endedEarly]: 'ended',
  [endReasons.timeExpired]: 'expired',
  [endReasons.platformTerminated]: 'stopped',
  [endReasons.withdrawalApplying]: 'withdrawing',
  [endReasons.withdrawn]: 'withdrawn',
  [endReasons.withdrawalApplyingAgain]: 'withdrawing',
  [endReasons.refundApplying]: 'refunding',
  [endReasons.reviewFailedReturning]: 'refunding',
  [endReasons.refundSucceeded]: 'refunded',
  [endReasons.stoppedAndReturned]: 'refunded',
};

/** A doubt outweighs the rest, except that money on its way back or returned is said as it is. */
export function phaseOf(state: CaseState, now: number): CasePhase {
  if (state.status !== 'CROWDFUNDING_STATED' && state.status !== 'FINISHED') {
    return phaseOfStatus[state.status];
  }
  const ended = endPhaseOf(state, now);
  if (ended === 'refunding' || ended === 'refunded') return ended;
  const risky = isDanger({
    isSelf: false,
    finishStr: state.finishText,
    displayStatus: state.displayStatus,
  });
  return risky ? 'risk' : ended;
}

function endPhaseOf({ status, endReason, endsAt }: CaseState, now: number): CasePhase {
  if (status === 'FINISHED') return phaseOfEndReason[endReason ?? 0] ?? 'ended';
  return endsAt !== null && endsAt <= now ? 'expired' : 'raising';
}

/** It says in which phases each action is allowed; who may do it is the matter of the call's access. */
export const phasesOfAction = {
  donate: ['raising'],
  share: ['raising', 'ended', 'expired', 'withdrawing', 'withdrawn'],
  verify: ['raising', 'ended', 'expired', 'withdrawing'],
  comment: ['raising', 'ended', 'expired', 'withdrawing', 'withdrawn', 'refunding'],
  report: [
    ...['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn'],
    ...['refunding', 'refunded', 'risk'],
  ] as CasePhase[],
  /** The public reads this; while it raises, the page keeps the old words until they pass. */
  edit: ['pending', 'denied', 'reviewing', 'raising'],
  /** The family sends papers for a withdrawal. */
  supplement: [
    ...['pending', 'denied', 'reviewing', 'raising', 'ended', 'expired', 'withdrawing'],
    'withdrawn',
  ] as CasePhase[],
  submitForReview: [
    ...['pending', 'denied', 'reviewing', 'raising', 'ended', 'expired', 'withdrawing'],
    'withdrawn',
  ] as CasePhase[],
  publish: ['reviewing', 'raising'],
  publishProgress: ['raising', 'ended', 'expired', 'withdrawing', 'withdrawn', 'refunding'],
  /** Money that went out is accounted for, whatever became of the case since. */
  showFundUse: [
    ...['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn'],
    ...['refunding', 'refunded', 'risk'],
  ] as CasePhase[],
  finish: ['raising'],
  withdraw: ['raising', 'ended', 'expired', 'withdrawn'],
  changeBank: ['raising', 'ended', 'expired', 'withdrawing', 'withdrawn'],
  /** It is the service fee of the next withdrawal, where there may be one. */
  changeFee: [
    ...['pending', 'denied', 'reviewing', 'raising', 'ended', 'expired', 'withdrawing'],
    ...['withdrawn', 'risk'],
  ] as CasePhase[],
  refund: ['raising', 'ended', 'expired', 'stopped', 'withdrawn', 'risk'],
  markRisk: ['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn'],
  clearRisk: ['risk'],
  stop: ['raising', 'expired', 'risk'],
  liftStop: ['stopped'],
  /** Staff ask the family to explain in public. */
  discuss: ['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn', 'risk'],
  pick: ['raising'],
  mourn: [
    ...['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn'],
    ...['refunding', 'refunded', 'risk'],
  ] as CasePhase[],
  /** Raising that ended by a death told in error goes on; nothing else may have come since. */
  resume: ['ended', 'risk'],
  unpick: [
    ...['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn'],
    ...['refunding', 'refunded', 'risk'],
  ] as CasePhase[],
  /** Its story leaves the public; while money is asked for it stays. */
  putAway: ['ended', 'expired', 'withdrawn', 'refunded'],
  takeBack: ['raising', 'ended', 'expired', 'stopped', 'withdrawing', 'withdrawn', 'risk'],
} as const satisfies Record<string, readonly CasePhase[]>;
export type CaseAction = keyof typeof phasesOfAction;

/** Nothing is asked of a family in mourning, and nothing is asked for it. */
const quietActions: readonly CaseAction[] = ['donate', 'share', 'verify', 'edit'];

/** A case whose story is gone has no more of these. */
const toldActions: readonly CaseAction[] = [
  ...(['share', 'verify', 'comment', 'publishProgress', 'resume', 'putAway'] as const),
];

/** Here it counts more that staff stopped it than that they doubt it as well. */
const stopActions: readonly CaseAction[] = ['stop', 'resume', 'liftStop'];

/** This one guard stands in front of every handler that acts on a case. */
export function canCase(action: CaseAction, state: CaseState, now: number): boolean {
  if (state.mourningAt !== null && quietActions.includes(action)) return false;
  if (state.filledAt !== null && action === 'donate') return false;
  if (state.putAwayAt !== null && toldActions.includes(action)) return false;
  const phase = phaseOf(state, now);
  return phaseAllows(action, stopActions.includes(action) ? toldPhase(phase, state) : phase);
}

/** Tells the same, where only the phase is known; it knows nothing of mourning. */
export function phaseAllows(action: CaseAction, phase: CasePhase): boolean {
  const phases: readonly CasePhase[] = phasesOfAction[action];
  return phases.includes(phase);
}

/** Does it still raise, and yet takes no more, since it has its target? */
export function isFilled(state: CaseState, now: number): boolean {
  const { filledAt, mourningAt } = state;
  return filledAt !== null && mourningAt === null && phaseOf(state, now) === 'raising';
}
