import { askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { AccountOverdrawnError } from '#src/server/ledger/change-balances.ts';
import type { BillLine, Gateway } from '#src/server/payments/gateway.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import { keyOf } from '#src/server/reconciliation/days/compare-bill.ts';
import { findOpenSent, type Sent } from '#src/server/reconciliation/days/find-open-sent.ts';
import { findKnownLines } from '#src/server/reconciliation/days/find-own-lines.ts';
import type { Services } from '#src/server/services.ts';
import { recoverRefund, recoverUnmatched } from './recover-refunds.ts';
import { recoverSent } from './recover-sent.ts';
import type { Lost } from './recovered.ts';

export type SettlingServices = Pick<
  Services,
  'config' | 'db' | 'equations' | 'gateways' | 'keys' | 'log' | 'pageTags' | 'payouts' | 'wakeJobs'
>;

/** This is what one gateway did in the days since. */
type GatewayBill = { gateway: Gateway; lines: readonly BillLine[] };

export async function findBills({ gateways }: SettlingServices, days: readonly string[]) {
  const bills: GatewayBill[] = [];
  for (const gateway of gateways.all) {
    const lines: BillLine[] = [];
    for (const day of days) lines.push(...(await gateway.dailyBill(day)));
    bills.push({ gateway, lines });
  }
  return bills;
}

/** A line whose order is lost stays one for people: nobody knows whose gift it was. */
export async function recoverGifts(
  services: SettlingServices,
  bill: GatewayBill,
  now: number,
): Promise<void> {
  for (const line of await findLost(services, bill, 'payment')) {
    const payment = await findPayment(services.db, line.number);
    if (payment) await askGateway(services, payment, now);
  }
}

type Counted = { settled: number; unsettled: number };

/**
 * Books every number the banks were told, in the order they were told, and what came back of it.
 */
export async function recoverAllSent(
  services: SettlingServices,
  since: number,
  now: number,
): Promise<Counted & { lost: Lost }> {
  const done = { settled: 0, unsettled: 0, lost: new Set<string>() };
  const open = await findOpenSent(services.db);
  const { told, returnOf } = await findTold(services, since);
  const numbers = new Map<string, Sent>([...open, ...told].map((one) => [one.payoutNo, one]));
  for (const sent of [...numbers.values()].sort((one, other) => one.sentAt - other.sentAt)) {
    const one = { sent, returned: returnOf.get(sent.payoutNo), lost: done.lost };
    const outcome = await orOverdrawn(services, () => recoverSent(services, one, now));
    if (outcome === 'settled') done.settled += 1;
    if (outcome === 'unsettled' || outcome === 'overdrawn') done.unsettled += 1;
  }
  return done;
}

/** Finds what every bank says that it was told, and what it sent back. */
async function findTold({ payouts }: SettlingServices, since: number) {
  const told: Sent[] = [];
  const returnOf = new Map<string, PayoutReturn>();
  for (const bank of payouts.all) {
    for (const returned of await bank.findReturns(since)) returnOf.set(returned.payoutNo, returned);
    const sent = await bank.findSent(since);
    told.push(...sent.map((one) => ({ ...one, gateway: bank.name })));
  }
  return { told, returnOf };
}

export async function recoverRefunds(
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

/** Finds lines of a bill that our books do not have as a success. */
async function findLost(
  { db }: SettlingServices,
  { gateway, lines }: GatewayBill,
  kind: BillLine['kind'],
): Promise<BillLine[]> {
  const known = await findKnownLines(db, { gateway: gateway.name, bill: lines });
  const booked = new Set(known.filter(({ succeeded }) => succeeded).map(keyOf));
  return lines.filter((line) => line.kind === kind && !booked.has(keyOf(line)));
}
