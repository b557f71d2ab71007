import type { ShownStatus } from './activity-statuses.ts';
import type { MatchStanding } from './match-standing.ts';

type Met = {
  /** It is null where there is no activity. */
  status: ShownStatus | null;
  /** It says which of its standings; any where none is named. */
  standings?: readonly MatchStanding[];
};

const addsNothing = ['NOT_RUNNING', 'POOL_EMPTY', 'CASE_FULL', 'CASE_RESTS'] as const;

/**
 * The documents give the range of these numbers and not what they mean: here each means what a case
 * meets, its activity's status together with what that gives it.
 */
export const statusCodes = [
  { code: -1, status: null },
  { code: 0, status: 'UNSTART' },
  { code: 1, status: 'APPROVE', standings: ['MATCHING'] },
  { code: 2, status: 'APPROVE', standings: ['POOL_EMPTY'] },
  { code: 3, status: 'APPROVE', standings: ['CASE_FULL'] },
  { code: 4, status: 'APPROVE', standings: ['CASE_RESTS'] },
  // Its days are over, or not begun, and the clock has not looked yet.
  { code: 5, status: 'APPROVE', standings: ['NOT_RUNNING'] },
  { code: 6, status: 'PAUSE' },
  { code: 7, status: 'FREEZE' },
  { code: 8, status: 'RISK_CONTROL', standings: ['MATCHING'] },
  { code: 9, status: 'RISK_CONTROL', standings: addsNothing },
  { code: 10, status: 'CONTROL_GROUP' },
  { code: 11, status: 'END_WITH_DONE' },
  { code: 12, status: 'END_WITH_TIME' },
] as const satisfies readonly (Met & { code: number })[];
type StatusCode = (typeof statusCodes)[number]['code'];

type Found = { status: ShownStatus; standing: MatchStanding };

/** Answers the number of where an activity stands for who asks; of none where there is none. */
export function statusCodeOf(found: Found | undefined): StatusCode {
  const met = statusCodes.find((one: Met) => {
    if (one.status !== (found?.status ?? null)) return false;
    return !found || !one.standings || one.standings.includes(found.standing);
  });
  if (!met) throw new Error(`No number for ${JSON.stringify(found)}.`);
  return met.code;
}
