import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inventedBankCard, inventedIdCard } from '#src/scripts/demo/invented-numbers.ts';
import { newId } from '#src/server/platform/keys.ts';
import { takeReturns } from '#src/server/withdrawals/returns/take-returns.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import * as calls from '#src/shared/withdrawals/calls.ts';
import { drawObjection } from '#src/shared/withdrawals/objections/calls.ts';
import { uploadPhoto } from '../../../support/test-photos.ts';
import {
  drawWords,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const form = (infoUuid: string) => ({ infoUuid, amountInFen: 4000, ...drawWords });
const apply = async (infoUuid: string, token: string) =>
  (await t.call(calls.applyDrawCash, form(infoUuid), { token, idempotencyKey: newId() })).data
    .drawId;

test('what can be withdrawn is told with its fee, and what is in the way with every reason', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000, { option: 2, basisPoints: 300 });
  const can = await t.call(calls.checkCanCash, { infoUuid }, { token });
  expect(can.data).toMatchObject({ canCash: true, availableInFen: 5000, feeInFen: 150 });
  const poor = await t.addOwnedCase(0, { materials: false });
  const cannot = await t.call(calls.checkCanCash, { infoUuid: poor.infoUuid }, poor);
  expect(cannot.data.reasons.map(({ reason }) => reason)).toEqual([
    'materialsMissing',
    'nothingAvailable',
  ]);
  await apply(infoUuid, token);
  const again = await t.call(calls.checkCanCash, { infoUuid }, { token });
  expect(again.data.reasons.map(({ reason }) => reason)).toEqual(['withdrawalOpen']);
});

test.each([
  [1 as const, { isAllSubsidy: false, isShow: false, removeService: false }],
  [2 as const, { isAllSubsidy: false, isShow: true, removeService: false }],
  [3 as const, { isAllSubsidy: false, isShow: true, removeService: true }],
  [4 as const, { isAllSubsidy: true, isShow: true, removeService: false }],
])('fee option %i has its flags', async (option, trService) => {
  const { infoUuid, token } = await t.addOwnedCase(5000, { option, basisPoints: 250 });
  const { data } = await t.call(calls.getServiceConfig, { infoUuid }, { token });
  expect(data).toEqual({ feePercentageStr: '2.5%', serviceChargeOption: option, trService });
  const { data: subsidy } = await t.call(calls.getServiceSubsidy, { infoUuid }, { token });
  expect(subsidy.subsidyInFen).toBe(0);
});

test('everyone sees a withdrawal from its notice on, without our numbers', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const drawId = await apply(infoUuid, token);
  const message = async () => (await t.call(calls.publicMessage, { infoUuid })).data.list;
  expect(await message()).toEqual([]);
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  expect(await message()).toMatchObject([{ drawId, status: 'NOTICE', payeeName: '林**' }]);
  t.setNow(t.services.now() + 24 * 3_600_000);
  await t.release(drawId);
  await t.runDue();
  const [shown] = await message();
  expect(shown).toMatchObject({ status: 'PAID', instalments: [{ state: 'paid', payoutNo: null }] });
  expect(shown?.instalments[0]?.receiptNo).toMatch(/^SB/);
  expect(JSON.stringify(shown)).not.toContain('6222');
  const { data } = await t.call(calls.publicMessageV2, { infoUuid });
  expect(data).toMatchObject({ list: [{ drawId }], caseRefundPublicMessageVoList: [] });
  const own = await t.call(calls.getLatestDrawInfo, { infoUuid }, { token });
  expect(own.data?.instalments[0]?.payoutNo).toMatch(/^PO/);
  expect((await t.call(calls.getRecentDrawApplyInfo, { infoUuid }, { token })).data).toBeNull();
  expect((await t.call(calls.drawList, { infoUuid }, { token })).data.list.length).toBe(1);
});

test('an urgent withdrawal needs the proof it is asked for', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const send = (attachments: string) =>
    t.call(
      calls.applyDrawCash,
      { ...form(infoUuid), emergency: true, attachments },
      { token, idempotencyKey: newId() },
    );
  const refused = await send('');
  expect(Object.keys(refused.refusal?.fields ?? {})).toEqual(['attachments']);
  const { imageId } = await uploadPhoto(t, { token, purpose: 'withdrawal' });
  expect((await send(imageId)).data.status).toBe('REVIEWING');
});

test('the open withdrawal is told, also an older one that the bank’s return opened again', async () => {
  const { infoUuid, token } = await t.addOwnedCase(6000);
  const first = await t.bringToRelease(infoUuid, { amountInFen: 2000 });
  await t.release(first);
  await t.runDue();
  const second = await apply(infoUuid, token);
  await t.call(calls.drawCancel, { drawId: second }, { token });
  const [{ payoutNo } = { payoutNo: '' }] = await t.payoutsOf(first);
  await t.payoutBank.sendBack(payoutNo, '账户已注销');
  await takeReturns(t.services, t.services.now());
  expect(await t.statusOfWithdrawal(first)).toBe('PAYING');
  const { data } = await t.call(calls.getRecentDrawApplyInfo, { infoUuid }, { token });
  expect(data?.drawId).toBe(first);
});

test('another family’s withdrawals answer as absent ones', async () => {
  const mine = await t.addOwnedCase(5000);
  const theirs = await t.addOwnedCase(5000);
  const drawId = await apply(theirs.infoUuid, theirs.token);
  const [{ token }, { infoUuid }] = [mine, theirs];
  expect((await t.call(calls.drawCancel, { drawId }, { token })).status).toBe(404);
  expect((await t.call(calls.drawList, { infoUuid }, { token })).status).toBe(404);
  expect((await t.call(calls.checkCanCash, { infoUuid }, { token })).status).toBe(404);
  expect((await t.call(calls.drawCancel, { drawId }, theirs)).data.status).toBe('CANCELLED');
});

test('only who is signed in can object, with enough words', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const drawId = await apply(infoUuid, token);
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  const content = '据我所知，这位患者已经出院了。';
  expect((await t.call(drawObjection, { drawId, content })).status).toBe(401);
  const reader = { token: await t.signIn('13800000777') };
  const short = await t.call(drawObjection, { drawId, content: '假的' }, reader);
  expect(short.refusal?.fields).toHaveProperty('content');
  expect((await t.call(drawObjection, { drawId, content }, reader)).data).toEqual({ as: 'report' });
  const { data } = await t.call(calls.publicMessage, { infoUuid });
  expect(data.list).toMatchObject([{ objections: [], unreadObjections: 0 }]);
});

test('an account is changed with the rules of a payee, and never told back', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const idCard = inventedIdCard('19850612', 7);
  const account = {
    ...{ infoUuid, relation: 'self' as const, name: '林小雨', idCard },
    ...{ mobile: '13800000001', bankName: '云岭银行昭通支行', bankCard: inventedBankCard(7) },
    papers: (await uploadPhoto(t, { token, purpose: 'identity' })).imageId,
    ...{ consent: 'own' as const, agreed: true },
  };
  const wrong = { ...account, bankCard: '6222020000000000001' };
  const refused = await t.call(modifyBankAccount, wrong, { token });
  expect(Object.keys(refused.refusal?.fields ?? {})).toEqual(['bankCard']);
  expect((await t.call(modifyBankAccount, account, { token })).status).toBe(200);
  const check = await t.call(calls.checkCanCash, { infoUuid }, { token });
  expect(check.data.reasons.map(({ reason }) => reason)).toEqual(['payeeNotReviewed']);
});
