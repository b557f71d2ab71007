import { inTransaction } from '#src/server/db/in-transaction.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import type { PayoutReturn } from '#src/server/payments/payout-gateway.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { findBankRefund } from '#src/server/refunds/run/bank-refund.ts';
import { takeBouncedRefund } from '#src/server/refunds/run/take-bounced-refund.ts';
import { findPayout } from '#src/server/withdrawals/payout/find-payout.ts';
import { type PayoutServices, runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { bookReturn } from './book-return.ts';

/** Banks send money back within days; what is older is found by their daily bill. */
const lookBackMs = 30 * dayMs;

type Returned = PayoutReturn & {
  /** Whichever of these says that it came back, is named. */
  bank: string;
};

/** Books what banks sent back, each return once; one that can't be booked does not stop the rest. */
export async function takeReturns(services: PayoutServices, now: number): Promise<number> {
  let taken = 0;
  const errors: unknown[] = [];
  const collect = (error: unknown) => void errors.push(error);
  for (const bank of services.payouts.all) {
    const returns = await bank.findReturns(now - lookBackMs).catch(collect);
    for (const one of returns ?? []) {
      const returned = { ...one, bank: bank.name };
      if (await takeReturn(services, returned, now).catch(collect)) taken += 1;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Returned payouts could not be booked.');
  return taken;
}

/**
 * Takes one that came back, be it of a withdrawal or of a refund; false when that is booked, or
 * when the number is another bank's, which its bill then names.
 */
export async function takeReturn(
  services: PayoutServices,
  returned: Returned,
  now: number,
): Promise<boolean> {
  const { payoutNo, bank } = returned;
  const refund = await findBankRefund(services.db, payoutNo);
  if (refund && refund.bank !== bank) return false;
  if (refund && refund.status !== 'RETURNED') {
    await requireWhole(services, { payout: refund, returned }, now);
    return takeBouncedRefund(services, { refund, returned }, now);
  }
  const payout = await findPayout(services.db, payoutNo);
  if (!payout || payout.gateway !== bank || payout.status === 'RETURNED') return false;
  // It was paid before it came back, even if nobody has asked about that yet.
  if (payout.status !== 'SUCCESS') await runPayout(services, payout, now);
  await requireWhole(services, { payout, returned }, now);
  const booked = await inTransaction(services.db, (trx) =>
    bookReturn(trx, { payout, returned }, now),
  );
  if (!booked) return false;
  services.pageTags.purge([tagOfCase(payout.caseId), tagOfLists]);
  services.wakeJobs();
  return true;
}

type Sum = { payout: { payoutNo: string; amountInFen: number }; returned: PayoutReturn };

async function requireWhole(
  { db }: PayoutServices,
  { payout, returned }: Sum,
  now: number,
): Promise<void> {
  if (returned.amountInFen === payout.amountInFen) return;
  const reason = `The bank sent back another amount than payout ${payout.payoutNo} had.`;
  await freezeMoneyOut(db, { reason, now });
  throw new Error(reason);
}
