import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import type { BillLine } from '#src/server/payments/gateway.ts';
import type { SentPayout } from '#src/server/payments/payout-gateway.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { askGateway } from '../donations/ask-gateway.ts';
import { findPayment } from '../donations/find-payment.ts';
import { reconcilePayments } from '../donations/reconcile-payments.ts';
import type { House } from '../platform/house.ts';
import { checkDay } from './check-day.ts';
import { checkPayoutDay } from './check-payout-day.ts';
import { chinaDayOf, daysBetween } from './china-day.ts';
import { keyOf } from './compare-bill.ts';
import { findKnownLines } from './find-own-lines.ts';
import { keepDifference } from './keep-difference.ts';
import { recoverPayout } from './recover-payout.ts';
import { recoverBankRefund, recoverRefund } from './recover-refunds.ts';

type SettlingHouse = Pick<
  House,
  'config' | 'db' | 'gateway' | 'keys' | 'log' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

export type Settlement = {
  gifts: number;
  refunds: number;
  payouts: number;
  /** What only people can settle, such as gifts whose orders are lost. */
  openDifferences: number;
  brokenEquations: readonly number[];
  lifted: boolean;
};

/** A day before the backup, for what was on its way when it was made. */
const overlapMs = 86_400_000;

/**
 * Brings books that were restored from a backup up to what gateway and bank have done since: every
 * open number is asked after, and every success of their bills that our books lack is booked.
 * Lets money out again only if nothing is left over and every equation holds.
 */
export async function settleSince(
  house: SettlingHouse,
  { backupAt }: { backupAt: number },
  now: number,
): Promise<Settlement> {
  const since = backupAt - overlapMs;
  const days = daysBetween(since, now);
  const receiptsBefore = await countReceipts(house);
  const settled = { gifts: 0, refunds: 0, payouts: 0 };
  await askAfterOpen(house, now);
  for (const day of days) {
    const bill = await house.gateway.dailyBill(day);
    await recoverGifts(house, bill, now);
    settled.refunds += await recoverRefunds(house, bill, now);
  }
  settled.gifts = (await countReceipts(house)) - receiptsBefore;
  for (const sent of await house.payouts.findSent(since)) {
    settled.payouts += await recoverSent(house, sent, now);
  }
  for (const day of days) {
    await checkDay(house, day, now);
    await checkPayoutDay(house, day, now);
  }
  const openDifferences = await countOpen(house, days);
  const broken = (await checkLedger(house.db)).filter(({ ok }) => !ok);
  const brokenEquations = broken.map(({ equation }) => equation);
  const lifted = openDifferences === 0 && broken.length === 0;
  if (lifted) {
    const reason = 'Restored, and every number since the backup is settled.';
    await liftMoneyOutFreeze(house.db, { reason, now });
  }
  return { ...settled, openDifferences, brokenEquations, lifted };
}

/** Orders that were open when the backup was made may have been paid since. */
async function askAfterOpen(house: SettlingHouse, now: number): Promise<void> {
  await house.db
    .updateTable('payments')
    .set({ next_query_at: now })
    .where('status', 'in', ['INTENDED', 'SUBMITTED'])
    .execute();
  await reconcilePayments(house, now);
}

/** A line whose order is lost stays one for people: nobody knows whose gift it was. */
async function recoverGifts(
  house: SettlingHouse,
  bill: readonly BillLine[],
  now: number,
): Promise<void> {
  for (const line of await findLost(house, bill, 'payment')) {
    const payment = await findPayment(house.db, line.number);
    if (payment) await askGateway(house, payment, now);
  }
}

async function countReceipts({ db }: SettlingHouse): Promise<number> {
  const { count } = await db
    .selectFrom('gateway_receipts')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function recoverRefunds(
  house: SettlingHouse,
  bill: readonly BillLine[],
  now: number,
): Promise<number> {
  let count = 0;
  for (const line of await findLost(house, bill, 'refund')) {
    if (await recoverRefund(house, line, now)) count += 1;
  }
  return count;
}

/** Lines of a bill that our books do not have as a success. */
async function findLost(
  { db, gateway }: SettlingHouse,
  bill: readonly BillLine[],
  kind: BillLine['kind'],
): Promise<BillLine[]> {
  const known = await findKnownLines(db, gateway.name, bill);
  const booked = new Set(known.filter(({ succeeded }) => succeeded).map(keyOf));
  return bill.filter((line) => line.kind === kind && !booked.has(keyOf(line)));
}

async function recoverSent(house: SettlingHouse, sent: SentPayout, now: number): Promise<number> {
  if (await recoverBankRefund(house, sent, now)) return 1;
  const outcome = await recoverPayout(house, sent, now);
  if (outcome === 'settled') return 1;
  if (outcome === 'lost') await nameLost(house, sent, now);
  return 0;
}

/** A payout whose release is lost: staff answer for it anew, since its releaser is not known. */
async function nameLost(
  { db, payouts }: SettlingHouse,
  { payoutNo, amountInFen, remark, sentAt }: SentPayout,
  now: number,
): Promise<void> {
  const answer = await payouts.query(payoutNo);
  if (answer.status === 'FAILED' || answer.status === 'UNKNOWN') return;
  const withdrawal = await db
    .selectFrom('withdrawals')
    .select('case_id as caseId')
    .where('id', '=', remark)
    .executeTakeFirst();
  const difference = {
    ...({ kind: 'missingHere', subject: 'payout', number: payoutNo } as const),
    ...{ oursInFen: null, theirsInFen: amountInFen, caseId: withdrawal?.caseId ?? null },
  };
  const kept = { day: chinaDayOf(sentAt), gateway: payouts, difference };
  await inTransaction(db, (trx) => keepDifference(trx, kept, now));
}

async function countOpen({ db }: SettlingHouse, days: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .where('settled_at', 'is', null)
    .where('day', '>=', days[0] ?? '')
    .executeTakeFirstOrThrow();
  return count;
}
