import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { DifferencesTable } from '#src/server/db/schema.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { keepUnmatched } from '#src/server/donations/settle/keep-unmatched.ts';
import { askAfterSupport } from '#src/server/donations/support/ask-after-supports.ts';
import { findSupport } from '#src/server/donations/support/find-supports.ts';
import { postPassedThrough } from '#src/server/ledger/postings-of-moves.ts';
import { readAccountCount } from '#src/server/refunds/run/bank-refund.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { findWithdrawal, type Withdrawal } from '#src/server/withdrawals/find-withdrawal.ts';
import { findPayout } from '#src/server/withdrawals/payout/find-payout.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isOpen } from './call-off-since.ts';
import { findWayBack } from './find-way-back.ts';
import { findCaseOfPayee, findCasesOfPayee, openLostWithdrawal } from './open-lost-withdrawal.ts';
import { recordLostPayout } from './recover-payout.ts';

type StoredDifference = Selectable<DifferencesTable>;

type Payout = Pick<StoredDifference, 'kind' | 'subject' | 'number'>;

export const isLostGift = ({ kind, subject }: Payout) =>
  subject === 'payment' && kind === 'missingHere';

/**
 * It is not one of a gift: where its order is lost, there is nothing here that it could be booked
 * on.
 */
export const isLostPayout = ({ kind, subject, number }: Payout) =>
  subject === 'payout' && kind === 'missingHere' && readAccountCount(number) === undefined;

/**
 * Is it still open, and to the account that the bank was told? One that was changed since is
 * another's.
 */
const isFor = (withdrawal: Withdrawal, { payee_hash: told }: StoredDifference): boolean =>
  isOpen(withdrawal) && (told === null || withdrawal.payee_hash === told);

/** Says what passing a difference will do, where it does more than close it. */
export async function adviceOn(
  db: Database,
  lost: StoredDifference,
): Promise<'gift' | 'payout' | 'written' | 'namedInWords' | 'unknown' | undefined> {
  if (isLostGift(lost)) {
    const { own_number: own } = lost;
    const ours = own === null || (await findPayment(db, own)) || (await findSupport(db, own));
    return ours ? undefined : 'gift';
  }
  if (!isLostPayout(lost)) return undefined;
  const { withdrawal_id: withdrawalId, payee_hash: payeeHash } = lost;
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(db, withdrawalId);
  if (withdrawal && isFor(withdrawal, lost)) return 'payout';
  const cases = payeeHash === null ? [] : await findCasesOfPayee(db, payeeHash);
  if (cases.length === 0) return 'unknown';
  return lost.case_id === null && cases.length > 1 ? 'namedInWords' : 'written';
}

/**
 * Money that came for an order our books lost goes back to its giver: nobody knows which appeal it
 * was for. One of an order we do have is asked after again, and booked on it.
 */
export async function bookLostGift(
  trx: Trx,
  { gateway, own_number, their_number, theirs_in_fen }: StoredDifference,
  now: number,
): Promise<void> {
  if (own_number === null || their_number === null || theirs_in_fen === null) return;
  if (await findPayment(trx, own_number)) {
    await trx
      .updateTable('payments')
      .set({ next_query_at: now })
      .where('trade_no', '=', own_number)
      .execute();
    return;
  }
  if (await askAfterSupport(trx, own_number, now)) return;
  const known = await trx
    .selectFrom('gateway_receipts')
    .select('trade_no')
    .where('gateway', '=', gateway)
    .where('gateway_trade_no', '=', their_number)
    .executeTakeFirst();
  if (known) return;
  const money = { gateway, gatewayTradeNo: their_number, amountInFen: theirs_in_fen };
  const back = await findWayBack(trx, { ...money, tradeNo: own_number });
  if (back === 'bank') await postPassedThrough(trx, { ...money, now });
  if (back) return;
  await keepUnmatched(trx, { ...money, tradeNo: own_number, kind: 'lost' }, now);
}

type By = { staffUserId: string; words: string; gateway: string; now: number };

/**
 * Books a payout that our books lack on its withdrawal. Where that is lost as well, the first
 * of two persons writes it from the bank's word, and the difference waits for the second: 'waits'.
 */
export async function bookLostPayout(
  trx: Trx,
  lost: StoredDifference,
  by: By,
): Promise<'booked' | 'waits'> {
  const { id: subjectId, number: payoutNo, withdrawal_id: withdrawalId } = lost;
  if (await findPayout(trx, payoutNo)) return 'booked';
  const amountInFen = lost.theirs_in_fen ?? 0;
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(trx, withdrawalId);
  if (withdrawal && isFor(withdrawal, lost)) {
    const payout = { payoutNo, withdrawalId: withdrawal.id, amountInFen };
    if (await recordLostPayout(trx, payout, by)) return 'booked';
    throw new Problem('caseStateRefuses');
  }
  const { payee_hash: payeeHash } = lost;
  const { staffUserId, words, now } = by;
  const caseId = lost.case_id ?? (payeeHash && (await findCaseOfPayee(trx, { payeeHash, words })));
  if (!caseId || payeeHash === null) throw new Problem('caseStateRefuses');
  const written = { caseId, payeeHash, amountInFen, words, staffUserId };
  const openedId = await openLostWithdrawal(trx, written, now);
  await trx
    .updateTable('differences')
    .set({ withdrawal_id: openedId })
    .where('id', '=', subjectId)
    .execute();
  const again = { queue: 'difference', subjectId, caseId, submittedBy: staffUserId } as const;
  await openTask(trx, { ...again, now, urgent: true });
  return 'waits';
}
