import type { LookedAt, PromiseStatus, RefusedBecause, RefusedKind } from './promises.ts';

/** This is what of a pool was kept and given, and how often nothing was and why. */
export type GrantReasons = {
  given: { kind: LookedAt; status: PromiseStatus; times: number; inFen: number }[];
  refusals: { kind: RefusedKind; because: RefusedBecause; times: number }[];
};
