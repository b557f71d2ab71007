/**
 * A sponsor's money of a case that waits for the desk: it is let go, taken back by two, or went
 * back with its gift or its case before anybody decided.
 */
export type HoldStatus = 'HELD' | 'RELEASED' | 'REVOKED' | 'RETURNED';

/** What the second person may say. */
export const holdDecisions = ['release', 'revoke'] as const;
export type HoldDecision = (typeof holdDecisions)[number];
