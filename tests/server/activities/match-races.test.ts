import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askGateway } from '#src/server/donations/settle/ask-gateway.ts';
import { findPayment } from '#src/server/donations/settle/find-payment.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { untilTaken } from '../../support/until-taken.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
let caseId: string;
beforeAll(async () => {
  t = await openMatchingDesk();
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const matchInFen = 100;

/** Orders so many of different people, to be paid. */
async function orders(count: number, amountOf: (at: number) => number = () => matchInFen) {
  const list: { orderId: string; tradeNo: string; token: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const token = await t.donor();
    const { data } = await t.order({ infoUuid: caseId, amountInFen: amountOf(at) }, { token });
    await t.atCashier(data.tradeNo, 'pay');
    list.push({ ...data, token });
  }
  return list;
}

/**
 * Settles all at once; what found no connection in time comes again, as a gateway would tell it.
 */
async function settle(given: readonly { tradeNo: string }[]): Promise<void> {
  const { services } = t;
  const found = await Promise.all(given.map(({ tradeNo }) => findPayment(services.db, tradeNo)));
  let open = found.flatMap((payment) => (payment ? [payment] : []));
  for (let round = 0; open.length > 0 && round < 20; round += 1) {
    const tried = await Promise.allSettled(
      open.map((payment) => askGateway(services, payment, services.now())),
    );
    open = open.filter((_, at) => tried[at]?.status === 'rejected');
  }
}

test('of 500 gifts at once on a pool for 100 matches exactly 100 are matched', async () => {
  await t.services.db
    .updateTable('cases')
    .set({ target_in_fen: 10_000_000 })
    .where('id', '=', caseId)
    .execute();
  const activityId = await t.run({ cases: caseId, poolInFen: 100 * matchInFen });
  const given = await orders(500);
  await settle(given);
  const { paid, matched } = await t.services.db
    .selectFrom('donations')
    .leftJoin('activity_grants', 'activity_grants.order_id', 'donations.id')
    .select((eb) => [
      eb.cast<number>(eb.fn.count('donations.paid_at'), 'bigint').as('paid'),
      eb.cast<number>(eb.fn.count('activity_grants.cause'), 'bigint').as('matched'),
    ])
    .where('donations.case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  expect([given.length, paid, matched]).toEqual([500, 500, 100]);
  expect(await t.balance(`P:${activityId}`)).toBe(0);
  expect(await t.matchedOf(caseId)).toBe(100 * matchInFen);
}, 300_000);

test.each([
  [0b1, 4],
  [0b1010, 4],
  [0b110101, 6],
  [0b11111111, 8],
])(
  'gifts that go back, whichever they are (%i), take their own matches to the fen',
  async (bits, count) => {
    const activityId = await t.run({ cases: caseId, ratioPercent: 37 });
    const given = await orders(count, (at) => 301 + at * 173);
    await settle(given);
    const matches = await Promise.all(given.map(({ orderId }) => t.matchOf(orderId)));
    expect(matches).toEqual(given.map((_, at) => Math.floor(((301 + at * 173) * 37) / 100)));
    const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
    const goes = given.map((_, at) => (bits & (1 << at)) !== 0);
    await Promise.all(
      given
        .filter((_, at) => goes[at])
        .map(({ orderId, token }) =>
          untilTaken(() => t.call(takeGiftBack, { orderId }, { token })),
        ),
    );
    const stays = sumOf(matches.filter((_, at) => !goes[at]));
    expect(await t.matchedOf(caseId)).toBe(stays);
    expect(await t.balance(`P:${activityId}`)).toBe(100_000 - stays);
    await t.expectMoneyRight();
    await t.runJobs();
    expect(await t.balance(`P:${activityId}`)).toBe(100_000 - stays);
  },
  60_000,
);
