import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verificationJobs } from '#src/server/verification/jobs.ts';
import { checkVerifyCode, sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { getOneVerification } from '#src/shared/verification/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { appAgent } from '../../support/encode-call.ts';
import { fresh, openVerificationDesk, type VerificationDesk, words } from './verification-desk.ts';

const card = '11010519491231002X';
let t: VerificationDesk;
beforeAll(async () => {
  t = await openVerificationDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

test('a known person counts at once, under a masked name', async () => {
  const { data } = await t.verify(await t.known(), { idCard: card });
  expect(data).toMatchObject({ shownName: '王**', counted: true, isSelf: true, kind: 'friend' });
  const { list, count } = await t.list();
  expect(count).toBe(1);
  expect(list).toMatchObject([{ shownName: '王**', content: words, isSelf: false }]);
});

test('neither the real name nor the card number stands anywhere but sealed', async () => {
  await t.verify(await t.known(), { idCard: card });
  const rows = await t.services.db.selectFrom('verifications').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/王小明|11010519491231002/);
  const row = rows.find(({ id_card_sealed }) => id_card_sealed !== null);
  const { keys } = t.services;
  const { id = '', real_name_sealed = '', id_card_sealed } = row ?? {};
  expect(keys.open('verifications.real_name_sealed', id, real_name_sealed)).toBe('王小明');
  expect(keys.open('verifications.id_card_sealed', id, id_card_sealed ?? '')).toBe(card);
});

describe('what is refused, field by field', () => {
  test.each([
    [{ realName: 'Tom' }, ['realName']],
    [{ idCard: '110105194912310021' }, ['idCard']],
    [{ content: '好人' }, ['content']],
    [{ content: '' }, ['content']],
    [{ relation: 'nurse' }, ['relation']],
    [{ kind: 'doctor', relation: 'nurse' }, ['hospital']],
    [{ kind: 'x' as 'friend', relation: 'x' as 'nurse' }, ['kind', 'relation']],
  ] as const)('%o', async (more, fields) => {
    const { status, refusal } = await t.verify(await t.known(), more);
    expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, [...fields]]);
  });

  test('the fundraiser does not verify their own appeal', async () => {
    expect((await t.verify(t.ownerToken)).refusal?.reason).toBe('ownVerification');
  });

  test.each([
    [{ status: 'APPROVE_PENDING' }, 'notFound'],
    [{ status: 'FINISHED', end_reason: 203 }, 'verifyClosed'],
    [{ display_status: 4 }, 'verifyClosed'],
  ] as const)('a case that is %o', async (state, reason) => {
    const { id } = await makeCase(t.services.db, state);
    expect((await t.verify(await t.known(), { infoUuid: id })).refusal?.reason).toBe(reason);
  });
});

describe('one a person and case', () => {
  test('by account, and by identity card over accounts; another case is another matter', async () => {
    const [one, two] = [await t.known(), await t.known()];
    expect((await t.verify(one, { idCard: card })).status).toBe(200);
    expect((await t.verify(one)).refusal?.reason).toBe('alreadyVerified');
    expect((await t.verify(two, { idCard: card })).refusal?.reason).toBe('alreadyVerified');
    expect((await t.verify(two)).status).toBe(200);
    const { id } = await makeCase(t.services.db);
    expect((await t.verify(one, { infoUuid: id, idCard: card })).status).toBe(200);
  });

  test('sent twenty times at once by one account, and by twenty with one card, it is one', async () => {
    const one = await t.known();
    const people = [];
    for (let i = 0; i < 20; i += 1) people.push(await t.known());
    const byAccount = await Promise.all(people.map(() => t.verify(one)));
    const byCard = await Promise.all(people.map((person) => t.verify(person, { idCard: card })));
    for (const answers of [byAccount, byCard]) {
      const reasons = answers.map(({ status, refusal }) => refusal?.reason ?? status);
      expect(reasons.filter((reason) => reason === 200)).toHaveLength(1);
      expect(reasons.filter((reason) => reason === 'alreadyVerified')).toHaveLength(19);
    }
    expect((await t.list()).count).toBe(2);
  });
});

describe('not counted before the rules of trust are met', () => {
  test('one of a new account waits, and counts once the account is old enough', async () => {
    const token = await t.signIn('13400000001');
    const { data } = await t.verify(token);
    expect(data.counted).toBe(false);
    expect((await t.list()).count).toBe(0);
    const asked = { infoUuid: t.infoUuid, verifyId: data.verifyId };
    expect((await t.call(getOneVerification, asked, fresh())).status).toBe(404);
    expect((await t.call(getOneVerification, asked, fresh(token))).data.counted).toBe(false);
    await runDueJobs();
    expect((await t.list()).count).toBe(0);
    t.setNow(t.services.now() + 5 * 60_000);
    await runDueJobs();
    expect((await t.list()).count).toBe(1);
  });

  test('whoever gave a code in this session counts at once', async () => {
    const mobile = '13400000002';
    const home = fresh();
    const { data: sent } = await t.call(sendVerifyCode, { mobile }, home);
    const code = { mobile, code: sent.demoCode ?? '' };
    const inApp = { headers: { ...home.headers, 'user-agent': appAgent } };
    const { data } = await t.call(checkVerifyCode, code, inApp);
    expect((await t.verify(data.token ?? '')).data.counted).toBe(true);
  });

  test('one under the name of the patient or the fundraiser waits without saying why', async () => {
    const { data, status } = await t.verify(await t.known(), { realName: '小树爸爸' });
    expect([status, data.counted]).toEqual([200, false]);
    t.setNow(t.services.now() + 60 * 60_000);
    await runDueJobs();
    expect((await t.list()).count).toBe(0);
  });
});

/** Runs every job whose time has come, as the runner would. */
async function runDueJobs(): Promise<void> {
  const { services } = t;
  const handlers = verificationJobs(services);
  const { signal } = new AbortController();
  const due = await services.db
    .selectFrom('jobs')
    .selectAll()
    .where('done_at', 'is', null)
    .where('run_at', '<=', services.now())
    .execute();
  for (const job of due) {
    const payload: unknown = JSON.parse(job.payload);
    await handlers[job.name]?.({ id: job.id, payload, attempt: 1, now: services.now(), signal });
    await services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
  }
}
