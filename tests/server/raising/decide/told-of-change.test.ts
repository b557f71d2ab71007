import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChangedAt, findChanges } from '#src/server/cases/changes/find-changes.ts';
import { findTakeable } from '#src/server/refunds/gift/find-takeable.ts';
import { changedParagraphs } from '#src/shared/cases/case-change.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { baseFields } from '../../../support/family-fields.ts';
import {
  addPublicCase,
  decide,
  type Family,
  saveBase,
  submit,
} from '../../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(async () => {
  await t.expectMoneyRight();
  await t.close();
});

const { content, targetAmountInFen } = baseFields;

async function give(infoUuid: string) {
  const donor = await addStaff(t);
  const { data } = await t.order({ infoUuid }, { token: donor.token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  return { ...donor, orderId: data.orderId };
}
type Donor = Awaited<ReturnType<typeof give>>;

async function change(family: Family, fields: Record<string, unknown>): Promise<void> {
  expect((await saveBase(t, family, fields)).code).toBe(0);
  await submit(t, family);
  expect((await decide(t, reviewer, { caseId: family.caseId, queue: 'base' })).code).toBe(0);
  await t.runJobs();
}

async function toldTo(donor: Donor): Promise<string[]> {
  const { list } = (await t.call(messageList, {}, as(donor))).data;
  return list.map(({ kind }) => kind).filter((kind) => /^case(Changed|Rewritten)$/.test(kind));
}

const mayTakeBack = async ({ orderId }: Donor) => {
  const { orderIds, askedIds } = await findTakeable(t.services, [orderId], t.services.now());
  return { back: orderIds.has(orderId), asked: askedIds.has(orderId) };
};

test('a small change is told, stands on the page before and after, and gives nothing back', async () => {
  const family = await addPublicCase(t, reviewer);
  const donor = await give(family.caseId);
  expect(await findChangedAt(t.services.db, family.caseId)).toBeUndefined();
  t.setNow(t.services.now() + 2 * dayMs);
  const told = `${content}\n医生说手术定在下个月。`;
  await change(family, { content: told });
  expect(await toldTo(donor)).toEqual(['caseChanged']);
  expect(await mayTakeBack(donor)).toEqual({ back: false, asked: false });
  const [shown, ...more] = await findChanges(t.services.db, family.caseId);
  expect(more).toEqual([]);
  expect(shown?.changedAt).toBe(await findChangedAt(t.services.db, family.caseId));
  expect(changedParagraphs(shown?.before.content ?? '', shown?.after.content ?? '')).toEqual({
    removed: [],
    added: ['医生说手术定在下个月。'],
  });
  // It is handed in again as it stands: nothing changed and nobody is told.
  await change(family, { content: told, city: '昆明' });
  expect(await findChanges(t.services.db, family.caseId)).toHaveLength(1);
  expect(await toldTo(donor)).toEqual(['caseChanged']);
});

test('a target that grows by half asks who gave before, for seven days, and nobody else', async () => {
  const family = await addPublicCase(t, reviewer);
  const [before, silent] = [await give(family.caseId), await give(family.caseId)];
  t.setNow(t.services.now() + 2 * dayMs);
  await change(family, { targetAmountInFen: targetAmountInFen * 1.5 });
  const after = await give(family.caseId);
  expect(await toldTo(before)).toEqual(['caseRewritten']);
  expect(await toldTo(after)).toEqual([]);
  t.setNow(t.services.now() + 2 * dayMs);
  expect(await mayTakeBack(before)).toEqual({ back: true, asked: true });
  expect(await mayTakeBack(after)).toEqual({ back: false, asked: false });
  const { orderId } = before;
  expect((await t.call(takeGiftBack, { orderId }, as(before))).code).toBe(0);
  t.setNow(t.services.now() + 5 * dayMs);
  const late = await t.call(takeGiftBack, { orderId: silent.orderId }, as(silent));
  expect(late.refusal?.reason).toBe('graceOver');
  await t.runJobs();
});

test('a story told anew asks too, and what a family took out of it stays out', async () => {
  const family = await addPublicCase(t, reviewer);
  await change(family, { content: `${content}\n我们的医生叫王建国，他很好。` });
  const donor = await give(family.caseId);
  const other =
    '孩子的爸爸在工地上受了伤，家里种的三亩茶园也没有人管，奶奶每天走十里山路去镇上换药，我们想把后面几次清创和植皮的费用凑齐，请大家看一看这封信。';
  t.setNow(t.services.now() + dayMs);
  await change(family, { content: other });
  expect(await toldTo(donor)).toEqual(['caseRewritten']);
  const [shown] = await findChanges(t.services.db, family.caseId);
  expect(shown?.before.content).toContain('我们的医生叫▇▇');
  expect(shown?.before.content).not.toContain('王建国');
  expect(shown?.after.content).toBe(other);
});
