import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkReturned } from '#src/server/discussions/check-returned.ts';
import { findResult } from '#src/server/discussions/find-discussion.ts';
import { caseAvailable } from '#src/server/ledger/accounts.ts';
import { newId } from '#src/server/platform/keys.ts';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { applyRefund, checkoutFundraiserRefund } from '#src/shared/refunds/calls.ts';
import { applyDrawCash } from '#src/shared/withdrawals/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../support/test-refunds.ts';
import {
  drawWords,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { judge, openOn, passDue, publishOn } from './discuss.ts';

let t: WithdrawingServer;
let desk: RefundDesk;
let caseId: string;
let token: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  ({ infoUuid: caseId, token } = await t.addOwnedCase(9000));
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const endAs = async (discussionId: string, keeps: boolean) => {
  await passDue(t, discussionId);
  await judge(t, discussionId, { by: staff.reviewer, keeps });
  if (!keeps) await judge(t, discussionId, { by: staff.second, turn: 2, keeps });
};

test('while it runs nobody asks for money of the case, and after a good end they may', async () => {
  const { discussionId } = await publishOn(t, caseId);
  const withKey = () => ({ token, idempotencyKey: newId() });
  const draw = () =>
    t.call(applyDrawCash, { infoUuid: caseId, amountInFen: 1000, ...drawWords }, withKey());
  const back = await t.call(
    applyRefund,
    { infoUuid: caseId, reason: '病人已经康复，把钱还给大家。' },
    withKey(),
  );
  expect((await draw()).refusal?.reason).toBe('discussionOpen');
  expect(back.refusal?.reason).toBe('discussionOpen');
  const check = await t.call(checkoutFundraiserRefund, { infoUuid: caseId }, { token });
  expect(check.data.reasons).toEqual(['discussionOpen']);
  await expect(
    startPlatformRefund(
      t.services,
      { caseId, kind: 'falseCase', reason: '诊断证明是假的。', staffUserId: staff.third },
      t.services.now(),
    ),
  ).rejects.toMatchObject({ reason: 'discussionOpen' });
  await endAs(discussionId, true);
  expect((await draw()).status).toBe(200);
});

test('a payout that was released before does not leave, and leaves once the case is kept', async () => {
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 3000, stopRaise: false });
  await t.release(withdrawalId);
  const { discussionId } = await openOn(t, caseId);
  await t.runDue();
  const states = async () => (await t.payoutsOf(withdrawalId)).map(({ status }) => status);
  expect(await states()).toEqual(['FAILED']);
  const { bank_words: unsent } = await t.services.db
    .selectFrom('payouts')
    .select('bank_words')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  expect(unsent).toBe('discussionOpen');
  await expect(t.release(withdrawalId)).rejects.toMatchObject({ reason: 'discussionOpen' });
  await endAs(discussionId, true);
  await t.release(withdrawalId);
  await t.runDue();
  expect(await states()).toContain('SUCCESS');
});

test('a bad end gives all that is left back to the fen, by two more persons', async () => {
  for (const amountInFen of [1001, 2503, 777]) await t.give({ infoUuid: caseId, amountInFen });
  const held = await t.balance(caseAvailable(caseId));
  expect(held).toBe(9000 + 1001 + 2503 + 777);
  const { discussionId } = await publishOn(t, caseId);
  await endAs(discussionId, false);
  const { refundId } = await t.services.db
    .selectFrom('discussions')
    .select('refund_id as refundId')
    .where('id', '=', discussionId)
    .executeTakeFirstOrThrow();
  if (refundId === null) throw new Error('No refund began.');
  await desk.review(refundId);
  await desk.release(refundId);
  vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce({
    ...{ status: 'REFUSED', refusal: 'OTHER' },
  });
  await runRefunds(t.services, { perSecond: 1000 });
  const told = () => checkReturned(t.services.db, { caseId, locale: 'en' });
  expect(await told()).toMatchObject([
    { level: 'red', text: expect.stringMatching(/did not go back.*tried again/) },
  ]);
  t.setNow(t.services.now() + 60_000);
  await runRefunds(t.services, { perSecond: 1000 });
  await t.bank.deliverDue();
  await t.wechatBank.deliverDue();
  await runRefunds(t.services, { perSecond: 1000 });
  const returned = await t.services.db
    .selectFrom('donations')
    .select(['amount_in_fen as given', 'returned_in_fen as back'])
    .where('case_id', '=', caseId)
    .execute();
  expect(returned).toHaveLength(4);
  for (const { given, back } of returned) expect(back).toBe(given);
  expect(await t.balance(caseAvailable(caseId))).toBe(0);
  expect(await told()).toEqual([{ level: 'green', text: 'No gift failed to go back' }]);
  expect(await findResult(t.services.db, caseId)).toMatchObject({ refunds: true });
});

test('an open withdrawal is refused first, so that what it held goes back too', async () => {
  const withdrawalId = await t.apply(caseId, { amountInFen: 9000 });
  const { discussionId } = await openOn(t, caseId);
  await expect(endAs(discussionId, false)).rejects.toMatchObject({ reason: 'withdrawalOpen' });
  await t.decide('drawPublic', withdrawalId, {
    ...{ by: staff.third, decision: 'refuse', words: '说明不成立。' },
  });
  await judge(t, discussionId, { by: staff.second, turn: 2, keeps: false });
  expect(await findResult(t.services.db, caseId)).toMatchObject({
    ...{ outcome: 'returned', refunds: true },
  });
});
