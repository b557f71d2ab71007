import type { BillLine, Gateway } from '#src/server/payments/gateway.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { House } from '../platform/house.ts';
import { newId } from '../platform/keys.ts';
import { openTask } from '../review/open-task.ts';
import { dayBefore, startOfDay } from './china-day.ts';
import { compareBill, type Difference, keyOf, type OwnLine } from './compare-bill.ts';
import { findExpectedLines, findKnownLines } from './find-own-lines.ts';

const dayMs = 86_400_000;

/**
 * Compares a day's bill of the gateway with our books and puts each new difference before staff.
 * Run again, it finds the same differences and adds none.
 */
export async function checkDay(
  house: Pick<House, 'db' | 'gateway'>,
  day: string,
  now: number,
): Promise<{ lines: number; differences: readonly Difference[] }> {
  const { db, gateway } = house;
  const startAt = startOfDay(day);
  const bill = await gateway.dailyBill(day);
  const known = await findKnownLines(db, gateway.name, bill);
  const expected = await findExpectedLines(db, gateway.name, { startAt, endAt: startAt + dayMs });
  const nearby = await gateway.dailyBill(dayBefore(day));
  const found = compareBill(bill, { known, expected: withoutKnownThere(expected, nearby) });
  const differences = await withoutAnswered(gateway, found, expected);
  await inTransaction(db, async (trx) => {
    for (const difference of differences)
      await keepDifference(trx, { day, gateway, difference }, now);
    await keepBill(trx, { day, gateway: gateway.name, bill, count: differences.length }, now);
  });
  return { lines: bill.length, differences };
}

/** What happened around midnight may stand in the bill of the day before. */
function withoutKnownThere(expected: readonly OwnLine[], bill: readonly BillLine[]): OwnLine[] {
  const there = new Set(bill.map(keyOf));
  return expected.filter((line) => !there.has(keyOf(line)));
}

/** A success we learned of days later stands in an old bill: the gateway is asked by number. */
async function withoutAnswered(
  gateway: Gateway,
  found: readonly Difference[],
  expected: readonly OwnLine[],
): Promise<Difference[]> {
  const left: Difference[] = [];
  for (const difference of found) {
    const own = expected.find(
      ({ kind, number }) => kind === difference.subject && number === difference.number,
    );
    const there = difference.kind === 'missingThere' && own && (await isThere(gateway, own));
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
      (word) => word.gatewayTradeNo === gatewayNumber && word.amountInFen === amountInFen,
    )
  );
}

type Kept = { day: string; gateway: { name: string }; difference: Difference };

/** Puts a difference before staff, once. */
export async function keepDifference(
  trx: Trx,
  { day, gateway, difference }: Kept,
  now: number,
): Promise<void> {
  const { kind, subject, number, oursInFen, theirsInFen, caseId } = difference;
  const added = await trx
    .insertInto('differences')
    .values({
      ...{ id: newId(), gateway: gateway.name, day, kind, subject, number, case_id: caseId },
      ...{ ours_in_fen: oursInFen, theirs_in_fen: theirsInFen, created_at: now },
      ...{ settled_at: null, settled_by: null, words: '' },
    })
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'day', 'kind', 'subject', 'number']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const task = {
    queue: 'difference',
    subjectId: added.id,
    caseId,
    submittedBy: null,
    now,
  } as const;
  await openTask(trx, { ...task, urgent: true });
}

type Checked = { day: string; gateway: string; bill: readonly BillLine[]; count: number };

async function keepBill(
  trx: Trx,
  { day, gateway, bill, count }: Checked,
  now: number,
): Promise<void> {
  const sum = (kind: BillLine['kind']) =>
    bill
      .filter((line) => line.kind === kind)
      .reduce((whole, { amountInFen }) => whole + amountInFen, 0);
  const checked = {
    line_count: bill.length,
    paid_in_fen: sum('payment'),
    returned_in_fen: sum('refund'),
    difference_count: count,
    checked_at: now,
  };
  await trx
    .insertInto('gateway_bills')
    .values({ gateway, day, ...checked })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doUpdateSet(checked))
    .execute();
}
