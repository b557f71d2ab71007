import type { Database, Trx } from '#src/server/db/database.ts';
import { platformSupport } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';
import { withUnmatched } from './find-unmatched.ts';

const shown = 20;

const columns = [
  ...(['id', 'status', 'trade_no as tradeNo'] as const),
  'amount_in_fen as amountInFen',
  'paid_at as paidAt',
  'cashier_url as cashierUrl',
  'expires_at as expiresAt',
] as const;

/**
 * Finds what one person gave to the running of the platform, the newest first; of what came to
 * nothing only that for which money came all the same.
 */
export async function findOwnSupports(db: Database, userId: string) {
  const rows = await db
    .selectFrom('supports')
    .select(columns)
    .where('user_id', '=', userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('status', '<>', 'CLOSED'),
        exists(
          selectFrom('gateway_receipts')
            .select('gateway_receipts.trade_no')
            .whereRef('gateway_receipts.trade_no', '=', 'supports.trade_no'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return withUnmatched(db, rows);
}

/** Finds it by the number in the address to which its gateway leads back. */
export async function findSupport(db: Database | Trx, tradeNo: string) {
  const rows = await db
    .selectFrom('supports')
    .select(columns)
    .where('trade_no', '=', tradeNo)
    .execute();
  return (await withUnmatched(db, rows))[0];
}

/** Finds what the account of supports holds. */
export function findSupportHeld(db: Database): Promise<number> {
  return findBalance(db, platformSupport);
}

export function exportSupports(db: Database, userId: string) {
  return db
    .selectFrom('supports')
    .select(['id', 'amount_in_fen', 'status', 'created_at', 'paid_at'])
    .where('user_id', '=', userId)
    .execute();
}
