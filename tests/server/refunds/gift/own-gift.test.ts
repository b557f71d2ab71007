import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freezeMoneyOut, liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { orderList } from '#src/shared/donations/own/calls.ts';
import * as calls from '#src/shared/refunds/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import {
  openWithdrawingServer,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';
import { giveGift } from '../give-gift.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let token: string;
let caseId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
  token = await t.signIn('13812340001');
});
beforeEach(async () => {
  caseId = await t.addCase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const hourMs = 3_600_000;
const run = () => runRefunds(t.services, { perSecond: 1000 });

const give = (as = token, choice?: 'payAndClose') =>
  giveGift(t, { caseId, token: as, ...(choice ? { choice } : {}) });

async function raised(): Promise<number> {
  const fund = await t.services.db
    .selectFrom('case_funds')
    .select('raised_in_fen as inFen')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return fund.inFen;
}

type By = { token?: string; receiptCode?: string };

const takeBack = (orderId: string, { receiptCode, ...call }: By = {}) =>
  t.call(takeGiftBack, { orderId, ...(receiptCode ? { receiptCode } : {}) }, call);

test('a donor takes an own gift back within the hours of grace, once however often asked', async () => {
  const { orderId, tradeNo } = await give();
  const [one, other] = await Promise.all([
    takeBack(orderId, { token }),
    takeBack(orderId, { token }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.data.refundId).toBe(other.data.refundId);
  await run();
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
  expect((await takeBack(orderId, { token })).data).toMatchObject({ state: 'returned' });
  expect(await raised()).toBe(0);
});

test('a guest takes a gift back with its receipt code, and with no other', async () => {
  const { orderId, receiptCode, tradeNo } = await give('');
  expect((await takeBack(orderId)).status).toBe(404);
  expect((await takeBack(orderId, { receiptCode: 'AAAAAAAAAAAA' })).status).toBe(404);
  expect((await takeBack(orderId, { token, receiptCode: 'AAAAAAAAAAAA' })).status).toBe(404);
  expect((await takeBack(orderId, { receiptCode: receiptCode ?? '' })).status).toBe(200);
  await run();
  expect(await t.statusOf(tradeNo)).toBe('REFUNDED');
});

test("nobody takes another's gift back", async () => {
  const { orderId } = await give();
  const stranger = await t.signIn('13812340002');
  expect((await takeBack(orderId, { token: stranger })).status).toBe(404);
});

test('after the hours of grace, unpaid, spent or frozen, it is refused and nothing moves', async () => {
  const late = await give();
  t.setNow(now() + 24 * hourMs);
  expect((await takeBack(late.orderId, { token })).refusal?.reason).toBe('graceOver');
  const unpaid = (await t.order({ infoUuid: caseId }, { token })).data;
  expect((await takeBack(unpaid.orderId, { token })).refusal?.reason).toBe('graceOver');
  const funded = await t.addFundedCase(0);
  caseId = funded;
  const spent = await give();
  await t.apply(funded, { amountInFen: 2000, stopRaise: true });
  expect((await takeBack(spent.orderId, { token })).refusal?.reason).toBe('graceOver');
  caseId = await t.addCase();
  const frozen = await give();
  await freezeMoneyOut(t.services.db, { reason: 'a test', now: now() });
  expect((await takeBack(frozen.orderId, { token })).refusal?.reason).toBe('moneyOutFrozen');
  await liftMoneyOutFreeze(t.services.db, { reason: 'over', now: now() });
});

test('a gift taken back is in no later refund of the case, and neither counts it twice', async () => {
  const mine = await give();
  await give();
  await takeBack(mine.orderId, { token });
  const refundId = await desk.startRefund(caseId);
  await run();
  const { data } = await t.call(calls.getAndCheckRefund, { refundId }, { token });
  expect(data).toMatchObject({ isOwner: false, amountInFen: 2000, giftCount: 1, status: 'DONE' });
});

test('a donor sees own gifts of a refund, the owner all of them', async () => {
  const mine = await give();
  const stranger = await t.signIn('13812340003');
  await give(stranger);
  const refundId = await desk.startRefund(caseId);
  await run();
  const ofDonor = (await t.call(calls.getAndCheckRefund, { infoUuid: caseId }, { token })).data;
  expect(ofDonor.own.map(({ orderId }) => orderId)).toEqual([mine.orderId]);
  expect((await t.call(calls.refundOrderList, { refundId }, { token })).status).toBe(404);
  const owner = await desk.ownerOf(caseId);
  const list = await t.call(calls.refundOrderList, { refundId, size: 1 }, { token: owner });
  expect([list.data.list.length, list.data.hasNext]).toEqual([1, true]);
  const { anchorId } = list.data;
  const rest = await t.call(calls.refundOrderList, { refundId, anchorId }, { token: owner });
  expect([rest.data.list.length, rest.data.hasNext]).toEqual([1, false]);
  const own = (await t.call(calls.refundList, {}, { token })).data.list;
  const shown = own.find(({ gift }) => gift?.orderId === mine.orderId);
  expect(shown).toMatchObject({ refundId, gift: { refundStatus: 2 } });
  const applied = (await t.call(calls.refundList, {}, { token: owner })).data.list;
  expect(applied).toMatchObject([{ refundId, gift: null }]);
  const { list: orders } = (await t.call(orderList, {}, { token })).data;
  expect(orders.find(({ orderId }) => orderId === mine.orderId)?.status).toBe('REFUNDED');
});
