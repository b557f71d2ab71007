import { sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Unmatched } from '#src/shared/donations/support/support-state.ts';

/**
 * This came beside a support, too late or once more; one that its giver took back is no such thing.
 */
const beside = ['late', 'double', 'lost'] as const;

type WithTradeNo = { tradeNo: string };

/**
 * Answers each support with what was charged beside it, and how much of that is on its way back
 * from us.
 */
export async function withUnmatched<S extends WithTradeNo>(
  db: Database | Trx,
  supports: readonly S[],
): Promise<(S & Unmatched)[]> {
  if (supports.length === 0) return [];
  const numbers = supports.map(({ tradeNo }) => tradeNo);
  const receipts = await db
    .selectFrom('gateway_receipts')
    .leftJoin('ledger_transfers', (join) =>
      join
        .on('ledger_transfers.kind', '=', 'unmatched-refund')
        .onRef(
          'ledger_transfers.reference',
          '=',
          sql<string>`gateway_receipts.gateway || ':' || gateway_receipts.gateway_trade_no`,
        ),
    )
    .select(['trade_no as tradeNo', 'amount_in_fen as inFen', 'ledger_transfers.id as sentBack'])
    .where('trade_no', 'in', numbers)
    .where('gateway_receipts.kind', 'in', beside)
    .execute();
  return supports.map((support) => {
    const own = receipts.filter(({ tradeNo }) => tradeNo === support.tradeNo);
    const sum = (rows: typeof own) => rows.reduce((all, { inFen }) => all + inFen, 0);
    return {
      ...support,
      unmatchedInFen: sum(own),
      unmatchedReturnedInFen: sum(own.filter(({ sentBack }) => sentBack !== null)),
    };
  });
}
