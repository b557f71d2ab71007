import type { PayoutBillLine, PayoutGateway } from '#src/server/payments/payout-gateway.ts';
import type { Services } from '#src/server/services.ts';
import type { PayoutServices } from '#src/server/withdrawals/payout/run-payout.ts';
import { takeReturn } from '#src/server/withdrawals/returns/take-returns.ts';
import { type CheckedDay, checkBill } from './check-day.ts';
import { findExpectedPayouts, findKnownPayouts } from './find-own-payouts.ts';

type CheckingServices = PayoutServices & Pick<Services, 'log'>;

/**
 * Compares a day of a bank with our books: what it paid for withdrawals and refunds, and what came
 * back to it. A return nobody has booked is booked first, however old its payout is.
 */
export async function checkPayoutDay(
  services: CheckingServices,
  { bank, day }: { bank: PayoutGateway; day: string },
  now: number,
): Promise<CheckedDay> {
  const { db } = services;
  const { name: gateway } = bank;
  for (const line of await bank.dailyBill(day)) {
    if (line.kind === 'return') await book(services, { bank: gateway, line }, now);
  }
  const biller = {
    name: gateway,
    dailyBill: (asked: string) => bank.dailyBill(asked),
    findKnown: (bill: readonly PayoutBillLine[]) => findKnownPayouts(db, { gateway, bill }),
    findExpected: (bounds: { startAt: number; endAt: number }) =>
      findExpectedPayouts(db, { gateway, ...bounds }),
    isThere: async ({
      kind,
      number,
      amountInFen,
    }: {
      kind: string;
      number: string;
      amountInFen: number;
    }) => {
      const answer = await bank.query(number);
      return kind === 'payout' && answer.status === 'SUCCESS' && answer.amountInFen === amountInFen;
    },
  };
  return checkBill({ db, biller }, day, now);
}

/** One that can't be booked is a difference, which the comparison names. */
async function book(
  services: CheckingServices,
  { bank, line }: { bank: string; line: PayoutBillLine },
  now: number,
): Promise<void> {
  const { number: payoutNo, gatewayNumber: returnNo, remark: words } = line;
  const { amountInFen, at: returnedAt } = line;
  try {
    await takeReturn(services, { bank, payoutNo, returnNo, amountInFen, words, returnedAt }, now);
  } catch (error) {
    services.log.warn({ err: error, payoutNo }, 'a returned payout could not be booked');
  }
}
