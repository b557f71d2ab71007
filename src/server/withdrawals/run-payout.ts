import { inTransaction } from '../db/in-transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { freezeMoneyOut } from '../ledger/freeze-money-out.ts';
import type { PayoutAnswer } from '../payments/payout-gateway.ts';
import type { House } from '../platform/house.ts';
import { requireMoneyOut } from '../refunds/require-money-out.ts';
import { getPayout, type StoredPayout } from './find-payout.ts';
import { openPayoutAccount } from './open-payout-account.ts';
import { bookFailure, bookSuccess } from './settle-payout.ts';
import { startPayout } from './start-payout.ts';
import { sweepForPayout } from './sweep-for-payout.ts';

export type PayoutHouse = Pick<
  House,
  'config' | 'db' | 'keys' | 'gateway' | 'payouts' | 'pageTags' | 'wakeJobs'
>;

const soonMs = 5000;

/**
 * Brings a released payout to its end, from wherever an earlier run left it. What the bank was
 * told is stored before it is told, and what became of a number is asked, never guessed: a number
 * it never saw is sent again as the same number. One the bank has taken and not yet paid is left to
 * the watch.
 */
export async function runPayout(
  house: PayoutHouse,
  { payoutNo }: { payoutNo: string },
  now: number,
): Promise<void> {
  let payout = await getPayout(house.db, payoutNo);
  if (payout.gateway !== house.payouts.name) throw new Error(`${payout.gateway} is not open.`);
  if (payout.status === 'READY') {
    await inTransaction(house.db, (trx) => startPayout(trx, payoutNo, now));
    payout = await getPayout(house.db, payoutNo);
  }
  if (payout.status !== 'SUBMITTED') return;
  let answer = await house.payouts.query(payoutNo);
  if (answer.status === 'UNKNOWN') {
    await send(house, payout, now);
    answer = await house.payouts.query(payoutNo);
    if (answer.status === 'PENDING') await lookSoon(house, payoutNo, now);
  }
  if (answer.status === 'PENDING') return;
  await settlePayout(house, { payout, answer }, now);
}

/** Once, since a bank often pays within seconds. */
async function lookSoon(
  { db, wakeJobs }: PayoutHouse,
  payoutNo: string,
  now: number,
): Promise<void> {
  const job = { name: 'run-payout', payload: { payoutNo }, id: `run-payout@${payoutNo}/soon` };
  await inTransaction(db, (trx) => enqueue(trx, { ...job, runAt: now + soonMs }));
  wakeJobs();
}

async function send(house: PayoutHouse, payout: StoredPayout, now: number): Promise<void> {
  await requireMoneyOut(house.db);
  const payee = await openPayoutAccount(house, payout);
  await sweepForPayout(house, payout, now);
  await house.payouts.submit({
    payoutNo: payout.payoutNo,
    amountInFen: payout.amountInFen,
    currency: 'CNY',
    payeeHash: payout.payeeHash,
    payee,
    remark: payout.withdrawalId,
  });
}

type Settled = { payout: StoredPayout; answer: PayoutAnswer };

/** Books what the bank said of a number; throws while it has not said. */
export async function settlePayout(
  house: Pick<House, 'config' | 'db' | 'pageTags' | 'wakeJobs'>,
  { payout, answer }: Settled,
  now: number,
): Promise<void> {
  const { payoutNo } = payout;
  if (answer.status === 'SUCCESS') {
    await requireSame(house, { payout, answer }, now);
    await bookSuccess(house, { payout, answer }, now);
    return;
  }
  if (answer.status === 'FAILED') {
    await bookFailure(house, { payout, words: answer.words }, now);
    return;
  }
  throw new Error(`The bank answered ${answer.status} to payout ${payoutNo}.`);
}

/** A bank that paid something else than it was told is a matter for people, before more leaves. */
async function requireSame(
  { db }: Pick<House, 'db'>,
  { payout, answer }: { payout: StoredPayout; answer: PayoutAnswer & { status: 'SUCCESS' } },
  now: number,
): Promise<void> {
  const same =
    answer.payoutNo === payout.payoutNo &&
    answer.amountInFen === payout.amountInFen &&
    answer.payeeHash === payout.payeeHash &&
    answer.receiptNo !== '';
  if (same) return;
  const reason = `The bank's word on payout ${payout.payoutNo} differs from what it was told.`;
  await freezeMoneyOut(db, { reason, now });
  throw new Error(reason);
}
