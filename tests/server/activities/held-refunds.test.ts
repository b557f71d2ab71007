import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { type HoldDesk, openHoldDesk } from './hold-desk.ts';

let t: HoldDesk;
let caseId: string;
let activityId: string;
beforeAll(async () => {
  t = await openHoldDesk();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(100_000);
  activityId = await t.run({ cases: caseId });
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a gift that goes back takes what is held of it along, and nothing else that is held', async () => {
  const token = await t.donor();
  const gift = await t.giveAs(caseId, 3000, token);
  const second = await t.giveAs(caseId, 2000, await t.donor());
  await t.hold(gift.tradeNo);
  await t.hold(second.tradeNo);
  await t.call(takeGiftBack, { orderId: gift.orderId }, { token });
  expect(await t.balance(`P:${activityId}`)).toBe(98_000);
  expect((await t.heldOf(activityId)).map(({ amountInFen }) => amountInFen)).toEqual([2000]);
  expect(await t.cashOf(caseId)).toEqual([102_000, 2000]);
});

test('what was withdrawn was of all alike: its part alone is held, and goes back whole with its case', async () => {
  const desk = await openRefundDesk(t);
  const { tradeNo } = await t.giveAs(caseId, 5000, await t.donor());
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 88_000 });
  await t.release(withdrawalId);
  await t.runDue();
  await t.hold(tradeNo);
  // A fifth of all that was given is left.
  expect((await t.heldOf(activityId)).map(({ amountInFen }) => amountInFen)).toEqual([1000]);
  expect(await t.cashOf(caseId)).toEqual([21_000, 1000]);
  await desk.startRefund(caseId);
  await t.expectMoneyRight();
  expect(await t.heldOf(activityId)).toEqual([]);
  await t.runJobs();
  expect(await t.balance(`C:${caseId}`)).toBe(0);
  expect(await t.balance(`P:${activityId}`)).toBe(96_000);
});

test('while its case gives back nothing is held or revoked', async () => {
  const desk = await openRefundDesk(t);
  const { tradeNo } = await t.giveAs(caseId, 5000, await t.donor());
  const later = await t.giveAs(caseId, 1000, await t.donor());
  await t.hold(tradeNo);
  const holdId = (await t.heldOf(activityId))[0]?.holdId ?? '';
  const token = await desk.ownerOf(caseId);
  const { refundId } = (await desk.apply(caseId, token)).data;
  expect((await t.settleHold(holdId, 'revoke')).refusal?.reason).toBe('refundOpen');
  expect((await t.hold(later.tradeNo)).refusal?.reason).toBe('refundOpen');
  await desk.review(refundId, { decision: 'refuse', words: '不符合退款条件，请继续使用善款。' });
  expect((await t.settleHold(holdId, 'revoke')).status).toBe(200);
});
