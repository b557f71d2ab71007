import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMatchPayee } from '#src/shared/withdrawals/match-payee/calls.ts';
import { payeeText } from '#src/shared/withdrawals/match-payee/payee-text.ts';
import { addPublicCase, changedAccount, type Family } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

let t: TestServer;
let family: Family;
beforeAll(async () => {
  t = await openTestServer();
  family = await addPublicCase(t, await addStaff(t, 'reviewer'));
});
afterAll(() => t.close());

const person = async () => ({ ...(await changedAccount(t, family)), agreed: '1' });
const change = (payee: string, by: Family = family) =>
  t.call(changeMatchPayee, { infoUuid: family.caseId, payee }, as(by));
const findTasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .innerJoin('case_payees', 'case_payees.id', 'review_tasks.subject_id')
    .select(['review_tasks.state', 'case_payees.status'])
    .where('queue', '=', 'bankChange')
    .where('review_tasks.case_id', '=', family.caseId)
    .orderBy('opened_at')
    .execute();

test('the payee of matched money is the payee of the case, reviewed as any change of it', async () => {
  const typed = await person();
  const { data, status } = await change(payeeText('person', typed));
  expect(status).toBe(200);
  const { bankCard } = typed;
  expect(data.payee.maskedAccount).toBe(`**** ${bankCard.slice(-4)}`);
  expect(JSON.stringify(data)).not.toContain(bankCard);
  expect(await findTasks()).toEqual([{ state: 'open', status: 'submitted' }]);
});

test('what is wrong is told by the names of the form, and what is no account at all too', async () => {
  const wrong = { ...(await person()), bankCard: '1234', mobile: '' };
  expect((await change(payeeText('person', wrong))).refusal?.fields).toEqual({
    bankCard: expect.any(String),
    mobile: expect.any(String),
  });
  for (const text of ['', '[]', 'null', '{', '"person"']) {
    expect((await change(text)).status).toBe(400);
  }
  const hospital = await change(payeeText('hospital', { hospital: '云岭市第一人民医院' }));
  expect(Object.keys(hospital.refusal?.fields ?? {})).toEqual(
    expect.arrayContaining(['department', 'account', 'bankName', 'bedNo', 'agreed']),
  );
});

test('nobody but the family names a payee', async () => {
  const other = await addPublicCase(t, await addStaff(t, 'reviewer'));
  expect((await change(payeeText('person', await person()), other)).status).toBe(404);
});
