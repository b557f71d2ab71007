import { askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { reconcilePayments } from '#src/server/donations/settle/reconcile-payments.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import type { BillLine, Gateway } from '#src/server/payments/gateway.ts';
import { checkDay } from '#src/server/reconciliation/days/check-day.ts';
import { checkMoves } from '#src/server/reconciliation/days/check-moves.ts';
import { checkPayoutDay } from '#src/server/reconciliation/days/check-payout-day.ts';
import { keyOf } from '#src/server/reconciliation/days/compare-bill.ts';
import { findOpenSent, type Sent } from '#src/server/reconciliation/days/find-open-sent.ts';
import { findKnownLines } from '#src/server/reconciliation/days/find-own-lines.ts';
import type { Services } from '#src/server/services.ts';
import { dayOf, daysBetween } from '#src/shared/platform/china-days.ts';
import { countOpenSince, endRestore, overlapMs } from './find-restore.ts';
import { recoverMoves } from './recover-moves.ts';
import { recoverRefund, recoverUnmatched } from './recover-refunds.ts';
import { type Lost, recoverSent } from './recover-sent.ts';

type SettlingServices = Pick<
  Services,
  'config' | 'db' | 'equations' | 'gateways' | 'keys' | 'log' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

export type Settlement = {
  gifts: number;
  refunds: number;
  payouts: number;
  /** Numbers that gateway or bank have not spoken their last word on; asked again another time. */
  unsettled: number;
  /** What only people can settle, such as gifts whose orders are lost. */
  openDifferences: number;
  brokenEquations: readonly number[];
  /** Nothing is left over: the restore's own freeze is lifted. */
  lifted: boolean;
  /** One that staff or the ledger's check set stays, for two persons to lift. */
  frozen: boolean;
};

/**
 * Brings books that were restored from a backup up to what gateway and bank have done since: every
 * open number is asked after, and every success of theirs that our books lack is booked, in the
 * order in which one could follow from another. Killed anywhere, it is run again. Lifts its freeze
 * only if nothing is left over and every equation holds.
 */
export async function settleSince(
  services: SettlingServices,
  { backupAt }: { backupAt: number },
  now: number,
): Promise<Settlement> {
  const since = backupAt - overlapMs;
  const days = daysBetween(since, now);
  for (const gateway of services.gateways.all) {
    await recoverMoves({ db: services.db, gateway }, since, now);
  }
  const receiptsBefore = await countReceipts(services);
  await askAfterOpen(services, now);
  const bills = await findBills(services, days);
  for (const bill of bills) await recoverGifts(services, bill, now);
  const gifts = (await countReceipts(services)) - receiptsBefore;
  const sent = await recoverAllSent(services, since, now);
  const { lost } = sent;
  const refunds = { settled: 0, unsettled: 0 };
  for (const bill of bills) {
    const done = await recoverRefunds(services, { bill, lost }, now);
    refunds.settled += done.settled;
    refunds.unsettled += done.unsettled;
  }
  for (const day of days) {
    for (const gateway of services.gateways.all)
      await checkDay({ db: services.db, gateway }, day, now);
    await checkPayoutDay(services, day, now);
  }
  for (const gateway of services.gateways.all) {
    await checkMoves({ db: services.db, gateway }, dayOf(since), now);
  }
  const openDifferences = await countOpenSince(services.db, since);
  const broken = (await checkLedger(services.db, services.equations)).filter(({ ok }) => !ok);
  const brokenEquations = broken.map(({ equation }) => equation);
  const unsettled = sent.unsettled + refunds.unsettled;
  const lifted = openDifferences + unsettled + broken.length === 0;
  if (lifted) await endRestore(services.db, now);
  const frozen = (await findMoneyOutFreeze(services.db)) !== undefined;
  const settled = { gifts, refunds: refunds.settled, payouts: sent.settled, unsettled };
  return { ...settled, openDifferences, brokenEquations, lifted, frozen };
}

type GatewayBill = { gateway: Gateway; lines: readonly BillLine[] };

async function findBills({ gateways }: SettlingServices, days: readonly string[]) {
  const bills: GatewayBill[] = [];
  for (const gateway of gateways.all) {
    const lines: BillLine[] = [];
    for (const day of days) lines.push(...(await gateway.dailyBill(day)));
    bills.push({ gateway, lines });
  }
  return bills;
}

/** Orders that were open when the backup was made may have been paid since. */
async function askAfterOpen(services: SettlingServices, now: number): Promise<void> {
  await services.db
    .updateTable('payments')
    .set({ next_query_at: now })
    .where('status', 'in', ['INTENDED', 'SUBMITTED'])
    .execute();
  await reconcilePayments(services, {}, now);
}

/** A line whose order is lost stays one for people: nobody knows whose gift it was. */
async function recoverGifts(
  services: SettlingServices,
  bill: GatewayBill,
  now: number,
): Promise<void> {
  for (const line of await findLost(services, bill, 'payment')) {
    const payment = await findPayment(services.db, line.number);
    if (payment) await askGateway(services, payment, now);
  }
}

async function countReceipts({ db }: SettlingServices): Promise<number> {
  const { count } = await db
    .selectFrom('gateway_receipts')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Counted = { settled: number; unsettled: number };

/** Every number the bank was told, in the order it was told, and what came back of it. */
async function recoverAllSent(
  services: SettlingServices,
  since: number,
  now: number,
): Promise<Counted & { lost: Lost }> {
  const done = { settled: 0, unsettled: 0, lost: new Set<string>() };
  const returns = await services.payouts.findReturns(since);
  const returnOf = new Map(returns.map((returned) => [returned.payoutNo, returned]));
  const open = await findOpenSent(services.db);
  const told = await services.payouts.findSent(since);
  const numbers = new Map<string, Sent>([...open, ...told].map((one) => [one.payoutNo, one]));
  for (const sent of [...numbers.values()].sort((one, other) => one.sentAt - other.sentAt)) {
    const one = { sent, returned: returnOf.get(sent.payoutNo), lost: done.lost };
    const outcome = await orOverdrawn(services, () => recoverSent(services, one, now));
    if (outcome === 'settled') done.settled += 1;
    if (outcome === 'unsettled' || outcome === 'overdrawn') done.unsettled += 1;
  }
  return done;
}

async function recoverRefunds(
  services: SettlingServices,
  { bill, lost }: { bill: GatewayBill; lost: Lost },
  now: number,
): Promise<Counted> {
  const done = { settled: 0, unsettled: 0 };
  const at = { db: services.db, gateway: bill.gateway };
  for (const line of await findLost(services, bill, 'refund')) {
    const outcome = await orOverdrawn(
      services,
      async () =>
        (await recoverUnmatched(at, line, now)) || (await recoverRefund(at, { line, lost }, now)),
    );
    if (outcome === 'overdrawn') done.unsettled += 1;
    else if (outcome) done.settled += 1;
  }
  return done;
}

/** Money that is not where it must come from by our books is a matter for people. */
async function orOverdrawn<T>(
  { log }: SettlingServices,
  book: () => Promise<T>,
): Promise<T | 'overdrawn'> {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof AccountOverdrawnError)) throw error;
    log.warn({ err: error }, 'what happened since the backup could not be booked');
    return 'overdrawn';
  }
}

/** Lines of a bill that our books do not have as a success. */
async function findLost(
  { db }: SettlingServices,
  { gateway, lines }: GatewayBill,
  kind: BillLine['kind'],
): Promise<BillLine[]> {
  const known = await findKnownLines(db, { gateway: gateway.name, bill: lines });
  const booked = new Set(known.filter(({ succeeded }) => succeeded).map(keyOf));
  return lines.filter((line) => line.kind === kind && !booked.has(keyOf(line)));
}
