import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { BillLine, Gateway } from '#src/server/payments/gateway.ts';
import type { Services } from '#src/server/services.ts';
import { dayBefore, dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
import {
  type BilledLine,
  compareBill,
  type Difference,
  keyOf,
  type OwnLine,
} from './compare-bill.ts';
import { findExpectedLines, findKnownLines } from './find-own-lines.ts';
import { keepBill, keepDifference } from './keep-difference.ts';

export type CheckedDay = { lines: number; differences: readonly Difference[] };

/** Its bills are compared with our books, and what these say. */
type Biller<Line extends BilledLine> = {
  name: string;
  dailyBill(day: string): Promise<readonly Line[]>;
  /** Finds everything of ours that the lines may belong to, whatever its day. */
  findKnown(bill: readonly Line[]): Promise<OwnLine[]>;
  findExpected(day: { startAt: number; endAt: number }): Promise<OwnLine[]>;
  /** Asked by number, did it happen there after all? */
  isThere(own: OwnLine): Promise<boolean>;
};

/** Compares a day of the payment gateway with our books. */
export function checkDay(
  { db, gateway }: Pick<Services, 'db'> & { gateway: Gateway },
  day: string,
  now: number,
): Promise<CheckedDay> {
  const { name } = gateway;
  const biller: Biller<BillLine> = {
    name,
    dailyBill: (asked) => gateway.dailyBill(asked),
    findKnown: (bill) => findKnownLines(db, { gateway: name, bill }),
    findExpected: (bounds) => findExpectedLines(db, { gateway: name, ...bounds }),
    isThere: (own) => isThere(gateway, own),
  };
  return checkBill({ db, biller }, day, now);
}

/**
 * Names what a day's bill and our books tell otherwise and puts each new difference before staff.
 * Run again, it finds the same differences and adds none.
 */
export async function checkBill<Line extends BilledLine>(
  { db, biller }: Pick<Services, 'db'> & { biller: Biller<Line> },
  day: string,
  now: number,
): Promise<CheckedDay> {
  const startAt = startOfDay(day);
  const bill = await biller.dailyBill(day);
  const known = await biller.findKnown(bill);
  const expected = await biller.findExpected({ startAt, endAt: startAt + dayMs });
  const nearby = await biller.dailyBill(dayBefore(day));
  const found = compareBill(bill, { known, expected: withoutKnownThere(expected, nearby) });
  const differences = await withoutAnswered(biller, found, expected);
  await inTransaction(db, async (trx) => {
    for (const difference of differences) {
      await keepDifference(trx, { day, gateway: biller, difference }, now);
    }
    const count = differences.length;
    await keepBill(trx, { day, gateway: biller.name, bill, count }, now);
  });
  return { lines: bill.length, differences };
}

/** What happened around midnight may stand in the bill of the day before. */
function withoutKnownThere(expected: readonly OwnLine[], bill: readonly BilledLine[]): OwnLine[] {
  const there = new Set(bill.map(keyOf));
  return expected.filter((line) => !there.has(keyOf(line)));
}

/** A success we learned of days later stands in an old bill: the gateway is asked by number. */
async function withoutAnswered(
  biller: Pick<Biller<BilledLine>, 'isThere'>,
  found: readonly Difference[],
  expected: readonly OwnLine[],
): Promise<Difference[]> {
  const left: Difference[] = [];
  for (const difference of found) {
    const own = expected.find(
      ({ kind, number }) => kind === difference.subject && number === difference.number,
    );
    const there = difference.kind === 'missingThere' && own && (await biller.isThere(own));
    if (!there) left.push(difference);
  }
  return left;
}

async function isThere(gateway: Gateway, own: OwnLine): Promise<boolean> {
  const { kind, number, gatewayNumber, amountInFen } = own;
  if (kind === 'refund') {
    const answer = await gateway.queryRefund(number);
    return answer.status === 'SUCCESS' && answer.amountInFen === amountInFen;
  }
  const answer = await gateway.queryPayment(number);
  return (
    answer.status === 'SUCCESS' &&
    answer.words.some(
      (notification) =>
        notification.gatewayTradeNo === gatewayNumber && notification.amountInFen === amountInFen,
    )
  );
}
