import type { Database, Trx } from '#src/server/db/database.ts';
import { platformSupport } from '#src/server/ledger/accounts.ts';
import { findBalance } from '#src/server/ledger/find-balance.ts';

const shown = 20;

const columns = [
  ...(['id', 'status'] as const),
  'amount_in_fen as amountInFen',
  'paid_at as paidAt',
  'cashier_url as cashierUrl',
  'expires_at as expiresAt',
] as const;

/** What one person gave to the running of the platform, the newest first. */
export function findOwnSupports(db: Database, userId: string) {
  return db
    .selectFrom('supports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', '<>', 'CLOSED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

/** By the number in the address to which its gateway leads back. */
export function findSupport(db: Database | Trx, tradeNo: string) {
  return db
    .selectFrom('supports')
    .select(columns)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst();
}

/** What the account of supports holds. */
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
