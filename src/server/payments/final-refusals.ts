import type { RefundRefusal } from './gateway.ts';

/** No further try of the same gateway will mend these refusals. */
export const finalRefusals: readonly RefundRefusal[] = ['TOO_OLD', 'TOO_MANY', 'ACCOUNT_UNUSABLE'];
