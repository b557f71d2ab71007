import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';
import type { CallContext } from '#src/server/door/handle.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { findKeptReceipts, findKeptTradeNos } from './receipt-cookie.ts';

/**
 * This is whoever asks for a gift as its own: an account, or the browser it was given from without
 * one.
 */
export type Giver = { userId: string | undefined; tradeNos: readonly string[] };

/** Calls have it of their context. */
export function giverOf(context: CallContext): Giver {
  return { userId: context.viewer?.userId, tradeNos: findKeptTradeNos(context) };
}

/** Pages have it of their locals. */
export function giverOfPage(
  services: Pick<Services, 'keys' | 'config'>,
  { viewer, headers }: { viewer: Viewer | undefined; headers: Headers },
): Giver {
  const kept = findKeptReceipts(services, headers);
  return { userId: viewer?.userId, tradeNos: kept.map(({ tradeNo }) => tradeNo) };
}

/** Keeps, of the gifts, the giver's own. */
export function isGivenBy({ userId, tradeNos }: Giver) {
  return (eb: ExpressionBuilder<Schema, 'donations'>) =>
    eb.or([
      ...(userId ? [eb('donations.user_id', '=', userId)] : []),
      ...(tradeNos.length > 0 ? [eb('donations.trade_no', 'in', tradeNos)] : []),
    ]);
}
