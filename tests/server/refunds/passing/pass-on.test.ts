import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrderView } from '#src/server/donations/order/find-order-view.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openPassingServer, type PassingServer } from './passing-server.ts';

let t: PassingServer;
beforeEach(async () => {
  t = await openPassingServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
  await t.close();
});

const now = () => t.services.now();

test('of a case that gives back, each gift goes where its donor chose, to the fen', async () => {
  const [from, needy, other] = [await t.addCase(), await t.addCase(), await t.addCase()];
  await t.giveAll(needy, [100]);
  await t.changeCase(other, { illness_key: 'kidney' });
  await t.services.db
    .insertInto('case_visit_days')
    .values({ case_id: needy, day: '2026-01-01', visit_count: 3 })
    .execute();
  const [back, same, unseen] = [
    await t.choose(from, 333, 'back'),
    await t.choose(from, 777, 'sameIllness'),
    await t.choose(from, 1001, 'leastSeen'),
  ];
  const refundId = await t.startRefund(from);
  const asked = vi.spyOn(t.bank.gateway, 'refund');
  await t.run();
  expect(asked.mock.calls.map(([one]) => one.amountInFen)).toEqual([333]);
  expect(await t.passedOf(back.orderId)).toBeUndefined();
  expect(await t.passedOf(same.orderId)).toMatchObject({ to_case_id: needy, amount_in_fen: 777 });
  expect(await t.passedOf(unseen.orderId)).toMatchObject({
    to_case_id: other,
    amount_in_fen: 1001,
  });
  expect(await t.raisedOf(from)).toEqual([0, 0]);
  expect(await t.raisedOf(needy)).toEqual([877, 2]);
  expect(await t.raisedOf(other)).toEqual([1001, 1]);
  expect(await t.getCaseRefund(refundId)).toMatchObject({ status: 'DONE', returned_in_fen: 2111 });
  expect(await t.run()).toEqual({ returned: 0, failed: 0 });
});

test('of what was partly paid out only what is left goes on', async () => {
  const [from, to] = [await t.addFundedCase(1001), await t.addCase()];
  const gift = await t.choose(from, 1001, 'sameIllness');
  const withdrawalId = await t.bringToRelease(from, { amountInFen: 1000, stopRaise: true });
  await t.release(withdrawalId);
  while ((await t.statusOfWithdrawal(withdrawalId)) !== 'PAID') {
    await t.runDue();
    t.setNow(now() + 60_000);
  }
  await t.startRefund(from);
  await t.run();
  expect(await t.raisedOf(to)).toEqual([501, 1]);
  expect(await t.passedOf(gift.orderId)).toMatchObject({ amount_in_fen: 501 });
});

test('a family that is doubted, ends soon, is full or the donor’s own gets none of it', async () => {
  const token = await t.signIn('13800006611');
  const [from, doubted, soon, full, own] = [
    ...[await t.addCase(), await t.addCase(), await t.addCase()],
    ...[await t.addCase(), await t.addCase()],
  ] as [string, string, string, string, string];
  await t.changeCase(doubted, { display_status: 4 });
  await t.changeCase(soon, { ends_at: now() + 6 * dayMs });
  await t.changeCase(full, { target_in_fen: 900 });
  const wish = { infoUuid: from, amountInFen: 1000, ifUnused: 'leastSeen' } as const;
  const { data } = await t.order(wish, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { userId } = await t.services.db
    .selectFrom('donations')
    .select((eb) => eb.ref('user_id').$notNull().as('userId'))
    .where('id', '=', data.orderId)
    .executeTakeFirstOrThrow();
  await t.changeCase(own, { owner_user_id: userId });
  await t.startRefund(from);
  await t.run();
  expect(await t.passedOf(data.orderId)).toBeUndefined();
  const order = { orderId: data.orderId, userId, locale: 'zh-CN' } as const;
  expect(await findOrderView(t.services.db, order, now())).toMatchObject({
    ...{ foundNone: true, passedTo: null, choices: [], returnedInFen: 1000 },
  });
});

test('what was passed on goes on once more where its new case gives back too, or stays', async () => {
  const [first, second] = [await t.addCase(), await t.addCase()];
  await t.choose(first, 1000, 'sameIllness');
  await t.startRefund(first);
  await t.run();
  expect(await t.raisedOf(second)).toEqual([1000, 1]);
  await t.giveAll(second, [500]);
  const third = await t.addCase();
  await t.startRefund(second);
  const asked = vi.spyOn(t.bank.gateway, 'refund');
  await t.run();
  expect(asked.mock.calls.map(([one]) => one.amountInFen)).toEqual([500]);
  expect(await t.raisedOf(second)).toEqual([0, 0]);
  expect(await t.raisedOf(third)).toEqual([1000, 1]);
  await t.startRefund(third);
  await t.run();
  expect(await t.raisedOf(third)).toEqual([1000, 1]);
});
