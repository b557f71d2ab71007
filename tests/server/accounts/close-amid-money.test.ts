import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findTies } from '#src/server/accounts/closings/find-ties.ts';
import { sealMobile } from '#src/server/accounts/session/find-or-create-user.ts';
import { newId } from '#src/server/platform/keys.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { accountClose, sendVerifyCode, userInfo } from '#src/shared/accounts/calls.ts';
import { giveRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk } from '../../support/test-refunds.ts';
import { openReturningServer, type ReturningServer } from '../refunds/returning-server.ts';

let t: ReturningServer;
beforeAll(async () => {
  t = await openReturningServer();
});
afterAll(() => t.close());

const tooOld = { status: 'REFUSED', refusal: 'TOO_OLD' } as const;

/** Answers why this person can not close the account now; undefined once it is closed. */
async function close({ mobile, token }: { mobile: string; token: string }) {
  t.setNow(t.services.now() + 61_000);
  const headers = { 'x-client-address': newId() };
  const { data } = await t.call(sendVerifyCode, { mobile, scene: 'close' }, { headers });
  const asked = await t.call(accountClose, { code: data.demoCode ?? '' }, { token, headers });
  return asked.refusal?.reason;
}

let last = 13_712_350_000;
async function bindNew(userId: string): Promise<string> {
  last += 1;
  const bound = sealMobile(t.services.keys, { userId, mobile: String(last) });
  await t.services.db.updateTable('users').set(bound).where('id', '=', userId).execute();
  return String(last);
}

async function runHours(): Promise<void> {
  for (let at = 0; at < 3; at += 1) await t.runLater(3_600_000);
}

test('an owner stays while a withdrawal of all the money is under way, to its end', async () => {
  const { infoUuid: caseId, token } = await t.addOwnedCase(5000);
  const owner = { mobile: await bindNew(`owner-${caseId}`), token };
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 5000 });
  expect(await t.balance(`C:${caseId}`)).toBe(0);
  expect(await close(owner)).toBe('accountInUse');
  const query = vi
    .spyOn(t.services.payouts.current, 'query')
    .mockResolvedValue({ status: 'PENDING' });
  await t.release(withdrawalId);
  await t.runDue();
  expect(await t.balance(`CH:${caseId}`)).toBe(0);
  expect(await close(owner)).toBe('accountInUse');
  query.mockRestore();
  const [paid] = await t.payoutsOf(withdrawalId);
  await runPayout(t.services, { payoutNo: paid?.payoutNo ?? '' }, t.services.now());
  expect(await t.statusOfWithdrawal(withdrawalId)).toBe('PAID');
  expect(await close(owner)).toBeUndefined();
});

test('an owner and a donor stay while a gift is on its way back, until it is', async () => {
  const mobile = '13812350077';
  const donor = { mobile, token: await t.signIn(mobile) };
  const { infoUuid: caseId, token } = await t.addOwnedCase(5000);
  const { data } = await t.order({ infoUuid: caseId }, { token: donor.token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.startRefund(caseId);
  const owner = { mobile: await bindNew(`owner-${caseId}`), token };
  const refund = vi.spyOn(t.bank.gateway, 'refund').mockResolvedValue(tooOld);
  await t.run();
  refund.mockRestore();
  expect(await t.balance(`C:${caseId}`)).toBe(0);
  expect(await close(donor)).toBe('accountInUse');
  expect(await close(owner)).toBe('accountInUse');
  const tiesOf = (userId: string) => findTies(t.services.db, { userId, locale: 'zh-CN' });
  const { data: known } = await t.call(userInfo, {}, { token: donor.token });
  expect(await tiesOf(known.userId)).toMatchObject([{ kind: 'returning' }]);
  expect((await tiesOf(`owner-${caseId}`)).map(({ kind }) => kind)).not.toEqual([]);
  const account = { name: '林小雨', bankName: '云岭银行昭通支行', bankCard: '6222020000000020123' };
  await t.call(giveRefundAccount, { orderId: data.orderId, ...account }, { token: donor.token });
  await runHours();
  expect(await close(donor)).toBeUndefined();
  expect(await close(owner)).toBe('accountInUse');
  await t.expectMoneyRight();
});

test('a donor stays from the moment a refund of the case is asked for, until it is refused', async () => {
  const mobile = '13812350078';
  const donor = { mobile, token: await t.signIn(mobile) };
  const { infoUuid: caseId, token } = await t.addOwnedCase(5000);
  const { data } = await t.order({ infoUuid: caseId }, { token: donor.token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const desk = await openRefundDesk(t);
  const { refundId } = (await desk.apply(caseId, token)).data;
  expect(await close(donor)).toBe('accountInUse');
  await desk.review(refundId, { decision: 'refuse', words: '请先说明原因' });
  expect(await close(donor)).toBeUndefined();
});
