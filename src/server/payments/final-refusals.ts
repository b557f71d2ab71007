import type { RefundRefusal } from './gateway.ts';

/** Refusals that no further try of the same gateway will mend. */
export const finalRefusals: readonly RefundRefusal[] = ['TOO_OLD', 'TOO_MANY', 'ACCOUNT_UNUSABLE'];
