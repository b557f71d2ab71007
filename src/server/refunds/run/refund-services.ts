import type { Services } from '#src/server/services.ts';

/** This is what a refund runs with, whichever way the money goes. */
export type RefundServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'keys' | 'log' | 'payouts'
>;
