import type { PayoutBillLine } from '#src/server/payments/payout-gateway.ts';
import type { Services } from '#src/server/services.ts';
import type { PayoutServices } from '#src/server/withdrawals/payout/run-payout.ts';
import { takeReturn } from '#src/server/withdrawals/returns/take-returns.ts';
import { type CheckedDay, checkBill } from './check-day.ts';
import { findExpectedPayouts, findKnownPayouts } from './find-own-payouts.ts';

/**
 * Compares a day of the custody bank with our books: what it paid for withdrawals and refunds, and
 * what came back to it. A return nobody has booked is booked first, however old its payout is.
 */
export async function checkPayoutDay(
  services: PayoutServices & Pick<Services, 'log'>,
  day: string,
  now: number,
): Promise<CheckedDay> {
  const { db, payouts } = services;
  for (const line of await payouts.dailyBill(day)) {
    if (line.kind === 'return') await book(services, line, now);
  }
  const biller = {
    name: payouts.name,
    dailyBill: (asked: string) => payouts.dailyBill(asked),
    findKnown: (bill: readonly PayoutBillLine[]) => findKnownPayouts(db, bill),
    findExpected: (bounds: { startAt: number; endAt: number }) =>
      findExpectedPayouts(db, { gateway: payouts.name, ...bounds }),
    isThere: async ({
      kind,
      number,
      amountInFen,
    }: {
      kind: string;
      number: string;
      amountInFen: number;
    }) => {
      const answer = await payouts.query(number);
      return kind === 'payout' && answer.status === 'SUCCESS' && answer.amountInFen === amountInFen;
    },
  };
  return checkBill({ db, biller }, day, now);
}

/** One that can't be booked is a difference, which the comparison names. */
async function book(
  services: PayoutServices & Pick<Services, 'log'>,
  { number: payoutNo, gatewayNumber: returnNo, remark: words, ...line }: PayoutBillLine,
  now: number,
): Promise<void> {
  const { amountInFen, at: returnedAt } = line;
  try {
    await takeReturn(services, { payoutNo, returnNo, amountInFen, words, returnedAt }, now);
  } catch (error) {
    services.log.warn({ err: error, payoutNo }, 'a returned payout could not be booked');
  }
}
