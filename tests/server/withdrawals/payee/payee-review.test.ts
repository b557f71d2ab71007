import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventedBankCard } from '#src/scripts/demo/invented-numbers.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import * as saving from '#src/shared/raising/saving/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { goodAccount } from '../../../support/funded-case.ts';
import {
  addPublicCase,
  changedAccount,
  decide,
  type Family,
  saveMaterials,
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

const change = async (family: Family, more: Record<string, unknown> = {}) =>
  t.call(
    modifyBankAccount,
    {
      ...{ infoUuid: family.caseId, ...(await changedAccount(t, family)) },
      ...more,
    },
    as(family),
  );
const payeesOf = async ({ caseId }: Family) =>
  (
    await t.services.db
      .selectFrom('case_payees')
      .select(['status', 'masked_account as account'])
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .orderBy('status')
      .execute()
  ).map(({ status, account }) => `${status} ${account}`);
const bankTasks = ({ caseId }: Family) =>
  t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('queue', '=', 'bankChange')
    .where('case_id', '=', caseId)
    .where('state', '=', 'open')
    .execute();

test('while the account among the papers is reviewed, no other one takes its place', async () => {
  const family = await addPublicCase(t, reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  expect(await change(family)).toMatchObject({ status: 409, code: 40951 });
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  expect(await payeesOf(family)).toEqual(['passed **** 0125']);
  expect((await change(family)).status).toBe(200);
});

test('papers decide on the account they name, and on no other that waits', async () => {
  for (const refusals of [undefined, { 'payee.bankCard': '卡号看不清' }]) {
    const family = await addPublicCase(t, reviewer);
    const { caseId } = family;
    await saveMaterials(t, family);
    await submit(t, family);
    // It waits as two writes at once could leave it.
    const waiting = { caseId, account: goodAccount, submittedBy: family.userId };
    await inTransaction(t.services.db, (trx) =>
      savePayee(trx, t.services.keys, { ...waiting, now: t.services.now() }),
    );
    const decided = { caseId, queue: 'material', ...(refusals && { refusals }) } as const;
    expect((await decide(t, reviewer, decided)).code).toBe(0);
    expect((await payeesOf(family)).sort()).toEqual(['replaced **** 0125', 'submitted **** 0123']);
  }
});

test('papers with another account take a waiting change off the desk', async () => {
  const family = await addPublicCase(t, reviewer);
  expect((await change(family)).status).toBe(200);
  const [{ id: taskId, revision } = { id: '', revision: 0 }] = await bankTasks(family);
  await saveMaterials(t, family);
  await submit(t, family);
  expect(await bankTasks(family)).toEqual([]);
  await t.call(deskClaim, { taskId }, as(reviewer));
  const pass = { taskId, revision, decision: 'pass', words: '' } as const;
  expect((await t.call(deskDecide, pass, as(reviewer))).status).toBe(409);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'material' });
  expect((await payeesOf(family)).sort()).toEqual([
    'passed **** 0125',
    expect.stringMatching(/^replaced/),
  ]);
});

test('“the patient” as payee of a change is the patient of the case, and a minor needs a guardian', async () => {
  const family = await addPublicCase(t, reviewer);
  const stranger = await change(family, { relation: 'self' });
  expect(stranger.refusal?.fields).toHaveProperty('idCard');
  const own = { relation: 'self', name: '林大木', idCard: family.idCard };
  expect((await change(family, own)).status).toBe(200);
  const idCard = someIdCard('20150612');
  expect((await change(family, { idCard })).refusal?.fields).toHaveProperty('consent');
  expect((await change(family, { idCard, consent: 'guardian' })).status).toBe(200);
  const consents = await t.services.db
    .selectFrom('case_consents')
    .select(['person', 'given_by'])
    .where('case_id', '=', family.caseId)
    .where('person', '=', 'payee')
    .orderBy('agreed_at')
    .execute();
  expect(consents.map(({ given_by }) => given_by).sort()).toEqual(['guardian', 'own']);
});

test('a payee refused among the papers is mended there or as a change, whichever comes last', async () => {
  const family = await addPublicCase(t, reviewer);
  const { caseId } = family;
  await saveMaterials(t, family);
  await submit(t, family);
  await decide(t, reviewer, {
    ...{ caseId, queue: 'material' },
    refusals: { 'payee.bankCard': '卡号看不清' },
  });
  expect((await change(family)).status).toBe(200);
  const mended = { infoUuid: caseId, bankCard: inventedBankCard(9) };
  expect((await t.call(saving.addOrUpdatePayeeInfo, mended, as(family))).code).toBe(0);
  await submit(t, family);
  expect(await bankTasks(family)).toEqual([]);
});
