import type { LookedAt } from './promises.ts';

/** This is what somebody directed of a sponsor's money, and to which appeal. */
export type DirectedGrant = {
  kind: LookedAt;
  infoUuid: string;
  title: string;
  amountInFen: number;
  /** This is what of it went back to the pool. */
  backInFen: number;
  at: number;
};
