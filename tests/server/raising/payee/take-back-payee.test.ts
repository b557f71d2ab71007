import { afterAll, beforeAll, expect, test } from 'vitest';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { displayStatuses, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { getInfoStatus, getPayeeInfo, takeBackPayee } from '#src/shared/raising/calls.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { compareOriginals } from '../../../support/decide-case.ts';
import {
  addFamily,
  addPublicCase,
  decide,
  type Family,
  saveMaterials,
  savePayee,
  submit,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';

const { submitted, unsubmitted, passed } = infoReviewStatuses;
let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const takeBack = (family: Family, by: { token: string } = family) =>
  t.call(takeBackPayee, { infoUuid: family.caseId }, as(by));
const statusesOf = async (family: Family) =>
  (await t.call(getInfoStatus, { infoUuid: family.caseId }, as(family))).data;
const payeesOf = async ({ caseId }: Family) =>
  (
    await t.services.db
      .selectFrom('case_payees')
      .select('status')
      .where('case_id', '=', caseId)
      .orderBy('status')
      .execute()
  ).map(({ status }) => status);
const taskOf = ({ caseId }: Family) =>
  t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'state', 'revision', 'closed_because as because'])
    .where('subject_id', '=', caseId)
    .where('queue', '=', 'material')
    .executeTakeFirstOrThrow();
const actsOf = async ({ caseId }: Family) => {
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId });
  return list.filter(({ act }) => act === 'takeBackPayee');
};

/** Makes a public case of which nothing waits but the account, or the account among its other papers. */
async function withPayee(save: (...of: [TestServer, Family]) => Promise<unknown> = savePayee) {
  const family = await addPublicCase(t, reviewer);
  await save(t, family);
  await submit(t, family);
  return family;
}

test('alone on its task, the account leaves the desk and staff read that the family took it back', async () => {
  const family = await withPayee();
  expect(await payeesOf(family)).toEqual(['submitted']);
  expect((await takeBack(family)).data.status).toBe(unsubmitted);
  expect(await taskOf(family)).toMatchObject({ state: 'closed', because: 'byFamily' });
  expect(await payeesOf(family)).toEqual(['takenBack']);
  expect(await actsOf(family)).toMatchObject([{ staffUserId: family.userId }]);
});

test('taken back twice it is taken back once, and sent again it is reviewed as ever', async () => {
  const family = await withPayee();
  const [one, two] = await Promise.all([takeBack(family), takeBack(family)]);
  expect([one.code, two.code, (await takeBack(family)).code]).toEqual([0, 0, 0]);
  expect(await actsOf(family)).toHaveLength(1);
  const kept = await t.call(getPayeeInfo, { infoUuid: family.caseId }, as(family));
  expect(kept.data).toMatchObject({ status: unsubmitted });
  expect(kept.data.openFields).toContain('bankCard');
  expect(kept.data.fields).toMatchObject({ bankName: '云岭银行昭通支行' });
  const mended = { infoUuid: family.caseId, bankName: '云岭银行南山支行' };
  expect((await t.call(saving.addOrUpdatePayeeInfo, mended, as(family))).code).toBe(0);
  await submit(t, family);
  expect((await decide(t, reviewer, { caseId: family.caseId, queue: 'material' })).code).toBe(0);
  expect(await payeesOf(family)).toEqual(['passed', 'takenBack']);
  expect((await statusesOf(family)).payee).toBe(passed);
});

test('other papers stay on the desk, whoever saw the account with them looks again, and it is shown no more', async () => {
  const family = await withPayee(saveMaterials);
  const seen = await taskOf(family);
  await t.call(deskClaim, { taskId: seen.id }, as(reviewer));
  expect((await takeBack(family)).code).toBe(0);
  const late = { taskId: seen.id, revision: seen.revision, words: '卡号看不清' };
  const { refusal } = await t.call(deskDecide, { ...late, decision: 'refuse' }, as(reviewer));
  expect(refusal?.reason).toBe('taskChanged');
  const subject = await findQueue('material')?.find(t.services, family.caseId, 'zh-CN');
  const parts = subject?.fields.map(({ name }) => name.split('.')[0]);
  expect(parts).toContain('treatment');
  expect(parts).not.toContain('payee');
  expect((await decide(t, reviewer, { caseId: family.caseId, queue: 'material' })).code).toBe(0);
  expect(await statusesOf(family)).toMatchObject({ payee: unsubmitted, treatment: passed });
  expect(await payeesOf(family)).toEqual(['takenBack']);
});

test('what was decided on is not taken back, and what was never sent is not there', async () => {
  const family = await withPayee();
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  expect((await takeBack(family)).refusal?.reason).toBe('payeeDecided');
  const sentBack = await withPayee();
  const refusals = { 'payee.bankCard': '卡号看不清' };
  await decide(t, reviewer, { caseId: sentBack.caseId, queue: 'material', refusals });
  expect((await takeBack(sentBack)).refusal?.reason).toBe('payeeDecided');
  expect(await payeesOf(sentBack)).toEqual(['refused']);
  const begun = await addFamily(t);
  expect((await takeBack(begun)).status).toBe(404);
});

test('nobody else takes it back, and while the case is doubted nobody does', async () => {
  const family = await withPayee();
  expect((await takeBack(family, await addStaff(t))).status).toBe(404);
  expect((await takeBack(family, reviewer)).status).toBe(404);
  await t.services.db
    .updateTable('cases')
    .set({ display_status: displayStatuses.atRisk })
    .where('id', '=', family.caseId)
    .execute();
  expect((await takeBack(family)).refusal?.reason).toBe('caseNotEditable');
  expect((await statusesOf(family)).payee).toBe(submitted);
});

test.each([...(['pass', 'refuse', 'pass', 'refuse'] as const)])(
  'taken back and decided on at once, one of the two is done: %s',
  async (decision) => {
    const family = await withPayee();
    const { id: taskId, revision } = await taskOf(family);
    await t.call(deskClaim, { taskId }, as(reviewer));
    const compared = await compareOriginals(t, reviewer, { queue: 'material', taskId });
    const said = decision === 'pass' ? { compared } : { words: '卡号看不清' };
    const [decided, taken] = await Promise.all([
      t.call(deskDecide, { taskId, revision, decision, ...said }, as(reviewer)),
      takeBack(family),
    ]);
    expect([decided.code, taken.code].filter((code) => code === 0)).toHaveLength(1);
    const byStaff = decision === 'pass' ? ['passed', 'decided'] : ['refused', 'decided'];
    const [{ state }, payees] = [await taskOf(family), await payeesOf(family)];
    expect([...payees, state]).toEqual(decided.code === 0 ? byStaff : ['takenBack', 'closed']);
  },
);
