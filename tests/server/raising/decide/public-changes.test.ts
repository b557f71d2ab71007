import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { baseFields } from '../../../support/family-fields.ts';
import { addFamily, decide, saveBase, savePatient, submit } from '../../../support/test-family.ts';
import { type GivingServer, openGivingServer } from '../../../support/test-giving.ts';
import { addStaff, type Staff } from '../../../support/test-staff.ts';

let t: GivingServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const subjectOf = (caseId: string) => findQueue('base')?.find(t.services, caseId, 'zh-CN');
const oldFields = async (caseId: string) =>
  (await subjectOf(caseId))?.fields.filter(({ name }) => name.startsWith('public.')) ?? [];

test('who rewrites a public case after gifts is seen with the old words beside the new', async () => {
  const family = await addFamily(t);
  const { caseId } = family;
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  // There is nothing to compare of a case that nobody has read.
  expect(await oldFields(caseId)).toEqual([]);
  await decide(t, reviewer, { caseId, queue: 'base' });
  const { data } = await t.order({ infoUuid: caseId, amountInFen: 5000 });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();

  const targetAmountInFen = baseFields.targetAmountInFen + 4_000_000;
  const changed = { title: '请帮帮小树，再多一点时间', targetAmountInFen };
  expect((await saveBase(t, family, changed)).code).toBe(0);
  await submit(t, family);
  expect((await oldFields(caseId)).map(({ name }) => name)).toEqual([
    'public.title',
    'public.target',
  ]);
  expect((await oldFields(caseId))[0]).toMatchObject({ value: baseFields.title });
  const texts = (await subjectOf(caseId))?.checks.map(({ level, text }) => `${level} ${text}`);
  expect(texts?.some((text) => text.startsWith('amber') && text.includes('1 笔捐款共 50'))).toBe(
    true,
  );
  expect(texts?.some((text) => text.startsWith('red 目标从'))).toBe(true);

  await decide(t, reviewer, { caseId, queue: 'base' });
  expect(await oldFields(caseId)).toEqual([]);
});
