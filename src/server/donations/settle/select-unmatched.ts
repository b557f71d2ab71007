import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#src/server/db/schema.ts';

type Receipts = ExpressionBuilder<Schema, 'donations'>;

/** This came for an order beside its gift, too late or once more: all of it goes back. */
export const unmatchedInFen = (eb: Receipts) =>
  selectUnmatched(eb).$asScalar().$notNull().as('unmatchedInFen');

/** So much of it is on its way back from us. */
export const unmatchedReturnedInFen = (eb: Receipts) =>
  selectUnmatched(eb)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_transfers')
          .select('ledger_transfers.id')
          .where('ledger_transfers.kind', '=', 'unmatched-refund')
          .whereRef(
            'ledger_transfers.reference',
            '=',
            sql<string>`gateway_receipts.gateway || ':' || gateway_receipts.gateway_trade_no`,
          ),
      ),
    )
    .$asScalar()
    .$notNull()
    .as('unmatchedReturnedInFen');

function selectUnmatched(eb: Receipts) {
  return eb
    .selectFrom('gateway_receipts')
    .whereRef('gateway_receipts.trade_no', '=', 'donations.trade_no')
    .where('gateway_receipts.kind', '<>', 'donation')
    .select((inner) =>
      inner
        .cast<number>(
          inner.fn.coalesce(inner.fn.sum('gateway_receipts.amount_in_fen'), sql<number>`0`),
          'bigint',
        )
        .as('inFen'),
    );
}
