import type { Services } from '#src/server/services.ts';

/** What a refund runs with, whichever way the money goes. */
export type RefundServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'keys' | 'log' | 'payouts'
>;
