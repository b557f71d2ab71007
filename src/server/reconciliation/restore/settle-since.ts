import { reconcilePayments } from '#src/server/donations/settle/reconcile-payments.ts';
import { askAfterOpenSupports } from '#src/server/donations/support/ask-after-supports.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { checkDay } from '#src/server/reconciliation/days/check-day.ts';
import { checkMoves } from '#src/server/reconciliation/days/check-moves.ts';
import { checkPayoutDay } from '#src/server/reconciliation/days/check-payout-day.ts';
import { dayOf, daysBetween } from '#src/shared/platform/china-days.ts';
import { countOpenSince, endRestore, overlapMs } from './find-restore.ts';
import { recoverMoves } from './recover-moves.ts';
import {
  findBills,
  recoverAllSent,
  recoverGifts,
  recoverRefunds,
  type SettlingServices,
} from './recover-since.ts';

export type Settlement = {
  gifts: number;
  refunds: number;
  payouts: number;
  /**
   * Gateway or bank have not spoken their last word on these numbers; they are asked again another
   * time.
   */
  unsettled: number;
  /** This is what only people can settle, such as gifts whose orders are lost. */
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
 * order in which one could follow from another. Killed anywhere, it is run again. It lifts its
 * freeze only if nothing is left over and every equation holds.
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
  await compareSince(services, since, now);
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

/** Holds every day since, and every move, against what gateway and bank say of them. */
async function compareSince(services: SettlingServices, since: number, now: number): Promise<void> {
  const { db, gateways } = services;
  for (const day of daysBetween(since, now)) {
    for (const gateway of gateways.all) await checkDay({ db, gateway }, day, now);
    for (const bank of services.payouts.all) await checkPayoutDay(services, { bank, day }, now);
  }
  for (const gateway of gateways.all) await checkMoves({ db, gateway }, dayOf(since), now);
}

/** Orders that were open when the backup was made may have been paid since. */
async function askAfterOpen(services: SettlingServices, now: number): Promise<void> {
  await services.db
    .updateTable('payments')
    .set({ next_query_at: now })
    .where('status', 'in', ['INTENDED', 'SUBMITTED'])
    .execute();
  await reconcilePayments(services, {}, now);
  await askAfterOpenSupports(services, now);
}

async function countReceipts({ db }: SettlingServices): Promise<number> {
  const { count } = await db
    .selectFrom('gateway_receipts')
    .select(({ eb, fn }) => eb.cast<number>(fn.countAll(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
