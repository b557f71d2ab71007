import type { Trx } from '#src/server/db/database.ts';
import { callOffWithdrawal } from '#src/server/withdrawals/apply/close-withdrawal.ts';
import { lockWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import type { UnsentReason } from '#src/shared/withdrawals/unsent-reasons.ts';

export const isOpen = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'REVIEWING' || status === 'NOTICE' || status === 'PAYING';

/**
 * Calls a withdrawal off that restored books still have as open, though what its gateway did proves
 * that it was called off since. Answers false when a payout of it is on its way, or when it has
 * ended.
 */
export async function callOffSince(trx: Trx, withdrawalId: string, now: number): Promise<boolean> {
  const withdrawal = await lockWithdrawal(trx, withdrawalId);
  if (!isOpen(withdrawal)) return false;
  await endUnsent(trx, withdrawalId, now);
  const sent = await trx
    .selectFrom('payouts')
    .select('payout_no')
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirst();
  if (sent) return false;
  await callOffWithdrawal(trx, { withdrawal, as: 'CANCELLED', because: 'settled', now });
  return true;
}

/** A payout whose withdrawal went on without it was never sent, and never will be. */
export async function endUnsent(trx: Trx, withdrawalId: string, now: number): Promise<void> {
  const words: UnsentReason = 'booksRestored';
  await trx
    .updateTable('payouts')
    .set({ status: 'FAILED', bank_words: words, updated_at: now })
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'READY')
    .execute();
}
