import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findInNeed } from '#src/server/cases/lists/find-in-need.ts';
import { newId } from '#src/server/platform/keys.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { getFundingInfo, getHelpList } from '#src/shared/cases/calls.ts';
import { addOrUpdateBaseInfo } from '#src/shared/raising/saving/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { baseFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  savePatient,
  submit,
} from '../../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

const targetInFen = 100_000;
const surplusUse = '第二年的复查和药，仍有剩余就退还。';
let t: GivingServer;
let reviewer: Staff;
let token: string;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
  token = await t.signIn('13812340091');
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

/** Adds a public case of the least target, by the steps of a family and the desk. */
async function addRaising(more: Record<string, unknown> = {}): Promise<Family> {
  const family = await addFamily(t);
  await saveBase(t, family, { targetAmountInFen: targetInFen, ...more });
  await savePatient(t, family);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  return family;
}

async function change(family: Family, fields: Record<string, unknown>): Promise<void> {
  const options = { ...as(family), idempotencyKey: newId() };
  await t.call(addOrUpdateBaseInfo, { infoUuid: family.caseId, ...fields }, options);
  await submit(t, family);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
}

const view = async (infoUuid: string) =>
  (await t.call(getFundingInfo, { infoUuid }, { headers: { 'x-client-address': newId() } })).data;
const give = (infoUuid: string, amountInFen = 100) => t.give({ infoUuid, amountInFen });
const refusalOf = async (infoUuid: string) => (await t.order({ infoUuid })).refusal?.reason;

test('a case whose family names no use for more takes nothing past its target', async () => {
  const { caseId } = await addRaising();
  await give(caseId, targetInFen - 100);
  expect((await view(caseId)).visitConfig.canDonate).toBe(true);
  await give(caseId);
  const refused = await t.order({ infoUuid: caseId });
  expect(refused).toMatchObject({ status: 409, refusal: { reason: 'caseFilled' } });
  expect(refused.msg).not.toBe('');
  const shown = await view(caseId);
  expect(shown).toMatchObject({ phase: 'raising', surplusUse: null });
  expect(shown.visitConfig).toMatchObject({ canDonate: false, canShare: true, canComment: true });
  const { list } = (await t.call(getHelpList, { tab: 'newest' })).data;
  expect(list.find(({ infoUuid }) => infoUuid === caseId)).toMatchObject({ filled: true });
});

test('it is not put before families that still ask, but who looks for it finds it', async () => {
  const { caseId } = await addRaising();
  const isIn = async (asked: { tab: 'recommended' | 'newest'; keyword?: string }) => {
    const { list } = (await t.call(getHelpList, asked)).data;
    return list.some(({ infoUuid }) => infoUuid === caseId);
  };
  const isInNeed = async () => {
    const asked = { size: 50, locale: 'zh-CN' } as const;
    const list = await findInNeed(t.services.db, asked, t.services.now());
    return list.some(({ infoUuid }) => infoUuid === caseId);
  };
  expect([await isIn({ tab: 'recommended' }), await isInNeed()]).toEqual([true, true]);
  await give(caseId, targetInFen);
  expect([await isIn({ tab: 'recommended' }), await isInNeed()]).toEqual([false, false]);
  expect(await isIn({ tab: 'newest' })).toBe(true);
  expect(await isIn({ tab: 'recommended', keyword: baseFields.title })).toBe(true);
});

test('orders opened before the last gift still settle, and nothing is opened after them', async () => {
  const { caseId: infoUuid } = await addRaising();
  const wish = { infoUuid, amountInFen: targetInFen };
  const both = await Promise.all([t.order(wish), t.order(wish)]);
  for (const { data } of both) {
    await t.atCashier(data.tradeNo, 'pay');
    await t.bank.deliverDue();
    expect(await t.statusOf(data.tradeNo)).toBe('PAID');
    expect(await refusalOf(infoUuid)).toBe('caseFilled');
  }
  expect(await view(infoUuid)).toMatchObject({ raisedInFen: 2 * targetInFen });
});

test('a return that brings it below its target opens it again, and the next gift closes it', async () => {
  const { caseId: infoUuid } = await addRaising();
  await give(infoUuid, targetInFen - 100);
  const { data } = await t.order({ infoUuid, amountInFen: 200 }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  expect(await refusalOf(infoUuid)).toBe('caseFilled');
  await t.call(takeGiftBack, { orderId: data.orderId }, { token });
  await runRefunds(t.services, { perSecond: 1000 });
  expect((await view(infoUuid)).visitConfig.canDonate).toBe(true);
  await give(infoUuid);
  expect(await refusalOf(infoUuid)).toBe('caseFilled');
});

test('words of what more is for, once staff passed them, keep it open and stand on its page', async () => {
  const family = await addRaising();
  const { caseId: infoUuid } = family;
  await give(infoUuid, targetInFen);
  await change(family, { surplusUse });
  expect(await view(infoUuid)).toMatchObject({ surplusUse: { text: surplusUse } });
  await give(infoUuid);
  await change(family, { surplusUse: '' });
  expect(await refusalOf(infoUuid)).toBe('caseFilled');
  await change(family, { targetAmountInFen: 2 * targetInFen });
  await give(infoUuid);
});

test.each([
  ['a few words', '买药'],
  ['a second story', '药'.repeat(201)],
  ['somebody’s number', '有剩余就打 13800000001 这个电话商量。'],
])('what more is for is refused where it is %s', async (_, words) => {
  const family = await addFamily(t);
  const answer = await saveBase(t, family, { ...baseFields, surplusUse: words });
  expect(Object.keys(answer.refusal?.fields ?? {})).toEqual(['surplusUse']);
});
