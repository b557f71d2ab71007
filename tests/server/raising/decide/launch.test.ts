import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { billOf } from '#src/shared/raising/bill.ts';
import * as calls from '#src/shared/raising/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { baseFields, treatmentFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  decide,
  type Family,
  saveBase,
  saveMaterials,
  savePatient,
  someIdCard,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

/** Reads of which kind each is, and in what words. */
async function toldTo(family: Family) {
  const { list } = (await t.call(messageList, {}, as(family))).data;
  return list.map(({ kind, words }) => [kind, words]).sort();
}

async function publicView(infoUuid: string) {
  const { status, data } = await t.call(
    getFundingInfo,
    { infoUuid },
    { headers: { 'x-client-address': newId() } },
  );
  return status === 200 ? data : undefined;
}

test('a family launches, is refused one field, mends it alone, and is public', async () => {
  const family = await addFamily(t);
  const { caseId } = family;
  expect((await saveBase(t, family)).data).toMatchObject({ status: 1 });
  expect((await savePatient(t, family)).data).toMatchObject({ status: 1 });
  expect((await submit(t, family)).data).toEqual({ status: 'SUBMITTED' });
  expect(await publicView(caseId)).toBeUndefined();
  const refusals = { 'base.title': '请写明是谁、什么病' };
  expect((await decide(t, reviewer, { caseId, queue: 'base', refusals })).code).toBe(0);
  const refused = await t.call(calls.getRefuseMsg, { infoUuid: caseId }, as(family));
  expect(refused.data).toEqual([{ stage: 0, field: 'base.title', message: '请写明是谁、什么病' }]);
  const status = await t.call(calls.getInfoStatus, { infoUuid: caseId }, as(family));
  expect(status.data).toMatchObject({ base: 3, patient: 2, treatment: 0 });
  const closed = await saveBase(t, family, {
    content: `${baseFields.content}另外`,
    title: '换一个标题试试',
  });
  expect(closed.refusal?.fields).toMatchObject({ content: expect.any(String) });
  const same = { infoUuid: caseId, title: baseFields.title };
  const call = saving.addOrUpdateBaseInfo;
  const options = () => ({ ...as(family), idempotencyKey: newId() });
  expect((await t.call(call, same, options())).refusal?.fields).toHaveProperty('title');
  const mended = { infoUuid: caseId, title: '老木匠得了白血病，差二十万移植费' };
  expect((await t.call(call, mended, options())).data).toMatchObject({ status: 1 });
  expect((await submit(t, family)).data).toEqual({ status: 'SUBMITTED' });
  expect((await decide(t, reviewer, { caseId, queue: 'base' })).code).toBe(0);
  const shown = await publicView(caseId);
  expect(shown?.baseInfo).toMatchObject({ title: mended.title, content: baseFields.content });
  expect(shown).toMatchObject({
    status: 'CROWDFUNDING_STATED',
    targetInFen: 20_000_000,
    patientInfo: { displayName: '林**', age: 38 },
    relation: 10,
    city: '昭通',
  });
  expect(shown?.attachments).toHaveLength(1);
  expect(JSON.stringify(shown)).not.toContain(family.idCard);
  const askedFor = expect.stringContaining('有需要修改的地方，在“求助内容”里，只改');
  expect(await toldTo(family)).toContainEqual(['reviewRefused', askedFor]);
});

test('papers pass to the public page, and the payee can be paid', async () => {
  const family = await addFamily(t);
  const { caseId } = family;
  await saveBase(t, family);
  await savePatient(t, family);
  await saveMaterials(t, family);
  await submit(t, family);
  expect((await decide(t, reviewer, { caseId, queue: 'material' })).code).toBe(0);
  expect(await publicView(caseId)).toBeUndefined();
  expect((await decide(t, reviewer, { caseId, queue: 'base' })).code).toBe(0);
  const shown = await publicView(caseId);
  expect(shown?.treatmentInfo).toMatchObject({
    illness: '急性淋巴细胞白血病（B 细胞）',
    hospital: '昭通市南山医院',
    department: '血液科',
    // This is the bill as the family wrote it, each line.
    ...billOf(treatmentFields),
  });
  expect(shown?.payeeInfo).toMatchObject({ kind: 'person', displayName: '林**' });
  expect(shown?.householdInfo).toMatchObject({ house: 'one' });
  expect(shown?.facts.map(({ kind }) => kind).sort()).toEqual([
    'costs',
    'diagnosis',
    'hospital',
    'household',
    'identity',
    'payee',
  ]);
  const payees = await t.services.db
    .selectFrom('case_payees')
    .selectAll()
    .where('case_id', '=', caseId)
    .execute();
  expect(payees).toMatchObject([{ status: 'passed', reviewed_by: reviewer.userId }]);
  expect(await toldTo(family)).toEqual([
    ['casePublished', expect.any(String)],
    ['reviewPassed', expect.stringContaining('（提现材料里交上来的部分）审核通过了')],
  ]);
});

test('one patient has one open case, also when two are submitted at once', async () => {
  const idCard = someIdCard();
  const families = [await addFamily(t), await addFamily(t)];
  for (const family of families) {
    await saveBase(t, family);
    expect((await savePatient(t, family, { idCard })).code).toBe(0);
  }
  const answers = await Promise.all(families.map((family) => submit(t, family)));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 40954]);
  const late = await addFamily(t);
  expect((await savePatient(t, late, { idCard })).refusal?.fields).toHaveProperty('idCard');
});
