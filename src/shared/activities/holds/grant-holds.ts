/**
 * A sponsor's money of a case waits for the desk: it is let go, taken back by two, or went back
 * with its gift or its case before anybody decided.
 */
export type HoldStatus = 'HELD' | 'RELEASED' | 'REVOKED' | 'RETURNED';

/** The second person may say these. */
export const holdDecisions = ['release', 'revoke'] as const;
export type HoldDecision = (typeof holdDecisions)[number];
