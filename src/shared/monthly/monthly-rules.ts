/** This is the most that one month takes; the gateway's own page says it too. */
export const mostMonthlyInFen = 200_000;
/** One person may have so many at once. */
export const mostMonthlyGifts = 10;
/** Each charge is said so many days before. */
export const noticeDays = 3;
/** After a refused charge it is tried again so many days later, and after the last of these no more. */
export const retryAfterDays = [1, 2] as const;

/**
 * SIGNING: its donor is at the gateway. PAUSED: nothing is charged until it is resumed. ENDED: it
 * is over for good.
 */
export type MonthlyStatus = 'SIGNING' | 'ACTIVE' | 'PAUSED' | 'ENDED';

/**
 * It says why it stopped: its donor said so, the account gave nothing, the gateway, its family, its
 * time.
 */
export type StopReason =
  | 'asked'
  | 'refused'
  | 'gateway'
  | 'caseOver'
  | 'caseFilled'
  | 'unsigned'
  | 'accountClosed';

/** This is what became of a month. SAID: it is told ahead, and its day is still to come. */
export type MonthState = 'SAID' | 'CHARGING' | 'CHARGED' | 'SKIPPED' | 'FAILED';

/** This is why nothing was charged in a month. */
export type SkipReason =
  | 'paused'
  | 'ended'
  | 'noFamily'
  | 'caseRests'
  | 'closed'
  | 'refused'
  | 'givenBack';
