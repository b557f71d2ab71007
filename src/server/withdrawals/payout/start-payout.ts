import type { Trx } from '#src/server/db/database.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { postPayoutSubmitted, postSubsidy } from '#src/server/ledger/postings-of-payouts.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { lockWithdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { UnsentReason } from '#src/shared/withdrawals/unsent-reasons.ts';
import { getPayout, type StoredPayout } from './find-payout.ts';
import { findStop } from './find-stop.ts';
import { findHindrance, queuePayout } from './queue-payout.ts';

/**
 * Stores that a payout goes out, before the bank hears of it: CH to X. Since it was released its
 * account or its case may have been put in question, or the pool spent; then it ends here, unsent,
 * and a releaser decides anew.
 */
export async function startPayout(trx: Trx, payoutNo: string, now: number): Promise<void> {
  await requireMoneyOut(trx);
  const seen = await getPayout(trx, payoutNo);
  const withdrawal = await lockWithdrawal(trx, seen.withdrawalId);
  // Another runner may have been here first, and its withdrawal may be over since.
  const payout = await getPayout(trx, payoutNo);
  if (payout.status !== 'READY') return;
  const hindrance = await findHindrance(trx, { withdrawal, position: payout.position }, now);
  // It stays released: answered, it goes out with the next look, and found right it is taken back.
  // One that passed beside its notice may have to wait for it since.
  if (hindrance === 'objectionOpen' || hindrance === 'noticeRunning') return;
  if (hindrance === 'withdrawalNotOpen') throw new Problem(hindrance);
  const { caseId, amountInFen, subsidyInFen } = payout;
  const stop = hindrance ?? (await findStop(trx, { withdrawal, subsidyInFen, now }));
  if (stop) return endUnsent(trx, { payout, stop, now });
  await mark(trx, payoutNo, { status: 'SUBMITTED', submitted_at: now, updated_at: now });
  await postPayoutSubmitted(trx, { payoutNo, caseId, amountInFen, now });
  if (subsidyInFen > 0) await subsidise(trx, payout, now);
}

async function subsidise(trx: Trx, payout: StoredPayout, now: number): Promise<void> {
  const { payoutNo, caseId, subsidyInFen: amountInFen } = payout;
  try {
    await postSubsidy(trx, { payoutNo, caseId, amountInFen, now });
  } catch (error) {
    // Another payout took it just now: asked again, this one ends unsent.
    if (error instanceof AccountOverdrawnError) throw new Problem('subsidyPoolEmpty');
    throw error;
  }
}

type Ended = { payout: StoredPayout; stop: UnsentReason; now: number };

async function endUnsent(trx: Trx, { payout, stop, now }: Ended): Promise<void> {
  await mark(trx, payout.payoutNo, { status: 'FAILED', bank_words: stop, updated_at: now });
  await queuePayout(trx, { withdrawalId: payout.withdrawalId, now });
}

type Marked =
  | { status: 'SUBMITTED'; submitted_at: number; updated_at: number }
  | { status: 'FAILED'; bank_words: UnsentReason; updated_at: number };

async function mark(trx: Trx, payoutNo: string, columns: Marked): Promise<void> {
  await trx
    .updateTable('payouts')
    .set(columns)
    .where('payout_no', '=', payoutNo)
    .where('status', '=', 'READY')
    .execute();
}
