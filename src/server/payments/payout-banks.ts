import { openByName } from './gateways.ts';
import type { PayoutGateway } from './payout-gateway.ts';

/**
 * It holds every bank that is open for payouts. A payout goes on at the bank it was released to,
 * whose name its row keeps, whatever new ones go to by now.
 */
export type PayoutBanks = {
  all: readonly PayoutGateway[];
  /** Takes new payouts, and is asked whose an account is. */
  current: PayoutGateway;
  /** Throws `GatewayNotOpenError` for a name that is not open. */
  get(name: string): PayoutGateway;
};

export function createPayoutBanks(
  current: PayoutGateway,
  before: readonly PayoutGateway[] = [],
): PayoutBanks {
  const all = [current, ...before];
  return { all, current, get: openByName(all) };
}
