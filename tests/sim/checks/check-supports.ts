import type { DatabaseSync } from 'node:sqlite';
import type { History } from '../world/history.ts';

/**
 * It counts every success of a gateway that we booked; what stands with the platform counts as what
 * stays.
 */
export const receiptsAndSupports = (isStuck: string) => `
  select gateway, gateway_trade_no, trade_no, amount_in_fen, kind, ${isStuck} as stuck
    from gateway_receipts
  union all
  select gateway, gateway_trade_no, trade_no, amount_in_fen, 'donation', 0
    from supports where status = 'PAID'`;

/** At rest no support is between asked and ended. */
export function prepareSupportCheck(raw: DatabaseSync): (history: History) => void {
  const open = raw.prepare(`select id from supports where status = 'CREATED'`);
  return ({ report }) => {
    for (const { id } of open.all()) report('rule', `support ${id} never came to an end`);
  };
}
