import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { WaitingError } from '#src/server/jobs/waiting-error.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import type { PayoutAnswer } from '#src/server/payments/payout-gateway.ts';
import type { Services } from '#src/server/services.ts';
import { setAside } from '#src/server/treasury/set-aside.ts';
import { getPayout, type StoredPayout } from './find-payout.ts';
import { markFunded } from './mark-funded.ts';
import { openPayoutAccount } from './open-payout-account.ts';
import { bookFailure, bookSuccess } from './settle-payout.ts';
import { startPayout } from './start-payout.ts';

export type PayoutServices = Pick<
  Services,
  'config' | 'db' | 'gateways' | 'keys' | 'log' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

const soonMs = 5000;

/**
 * Brings a released payout to its end, from wherever an earlier run left it. What the bank was
 * told is stored before it is told, and what became of a number is asked, never guessed: a number
 * it never saw is sent again as the same number. One the bank has taken and not yet paid is left to
 * the watch. All of it happens at the bank it was released to.
 */
export async function runPayout(
  services: PayoutServices,
  { payoutNo }: { payoutNo: string },
  now: number,
): Promise<void> {
  let payout = await getPayout(services.db, payoutNo);
  const bank = services.payouts.get(payout.gateway);
  if (payout.status === 'READY') {
    await inTransaction(services.db, (trx) => startPayout(trx, payoutNo, now));
    payout = await getPayout(services.db, payoutNo);
  }
  if (payout.status !== 'SUBMITTED') return;
  let answer = await bank.query(payoutNo);
  if (answer.status === 'UNKNOWN') {
    await send(services, payout, now);
    answer = await bank.query(payoutNo);
    if (answer.status === 'PENDING') await lookSoon(services, payoutNo, now);
  }
  if (answer.status === 'PENDING') return;
  await settlePayout(services, { payout, answer }, now);
}

/** It looks once, since a bank often pays within seconds. */
async function lookSoon(
  { db, wakeJobs }: PayoutServices,
  payoutNo: string,
  now: number,
): Promise<void> {
  const job = { name: 'run-payout', payload: { payoutNo }, id: `run-payout@${payoutNo}/soon` };
  await inTransaction(db, (trx) => enqueue(trx, { ...job, runAt: now + soonMs }));
  wakeJobs();
}

async function send(services: PayoutServices, payout: StoredPayout, now: number): Promise<void> {
  await requireMoneyOut(services.db);
  const payee = await openPayoutAccount(services, payout);
  await fund(services, payout, now);
  await services.payouts.get(payout.gateway).submit({
    payoutNo: payout.payoutNo,
    amountInFen: payout.amountInFen,
    currency: 'CNY',
    payeeHash: payout.payeeHash,
    payee,
    remark: payout.withdrawalId,
  });
}

/** Throws while its money is not at the custody bank. */
async function fund(services: PayoutServices, payout: StoredPayout, now: number): Promise<void> {
  if (payout.fundedAt !== null) return;
  const { payoutNo, amountInFen } = payout;
  const mark = (trx: Trx) => markFunded(trx, payoutNo, now);
  if (await setAside(services, { amountInFen, mark }, now)) return;
  throw new WaitingError(`The money of payout ${payoutNo} is not at the custody bank yet.`);
}

type Settled = { payout: StoredPayout; answer: PayoutAnswer };

/** Books what the bank said of a number; throws while it has not said. */
export async function settlePayout(
  services: Pick<Services, 'config' | 'db' | 'pageTags' | 'wakeJobs'>,
  { payout, answer }: Settled,
  now: number,
): Promise<void> {
  const { payoutNo } = payout;
  if (answer.status === 'SUCCESS') {
    await requireSame(services, { payout, answer }, now);
    await bookSuccess(services, { payout, answer }, now);
    return;
  }
  if (answer.status === 'FAILED') {
    await bookFailure(services, { payout, words: answer.words }, now);
    return;
  }
  throw new Error(`The bank answered ${answer.status} to payout ${payoutNo}.`);
}

/** A bank that paid something else than it was told is a matter for people, before more leaves. */
async function requireSame(
  { db }: Pick<Services, 'db'>,
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
