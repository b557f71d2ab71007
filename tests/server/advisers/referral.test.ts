import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { findHelpRecord } from '#src/server/advisers/referral/find-help-record.ts';
import { findReferral } from '#src/server/advisers/referral/find-referral.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findScore } from '#src/server/points/find-score.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { referralClaim, referralJoin } from '#src/shared/advisers/referral/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { addAdviser } from '../../support/test-adviser.ts';
import { addFamily, decide, saveBase, savePatient, submit } from '../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

async function addInviter() {
  const person = await addStaff(t);
  const { data } = await t.call(referralJoin, {}, as(person));
  return { ...person, ...data };
}
type Inviter = Awaited<ReturnType<typeof addInviter>>;

async function leave(mobile: string, { inviterId }: Inviter, city = '拉萨') {
  const touch = { at: t.services.now(), userSourceId: inviterId };
  const common = JSON.stringify({ touches: { first: touch, last: touch } });
  const message = { 'x-common-message': Buffer.from(common).toString('base64') };
  const lead = { name: '周小家', mobile, city, disease: '白血病' };
  const headers = { 'x-client-address': newId(), ...message };
  return (await t.call(applyRaise, lead, { headers })).data;
}

/** A family that left its number and whose appeal passed. */
async function refer(inviter: Inviter, own?: Staff): Promise<{ caseId: string; clewId: string }> {
  const family = own ?? (await addStaff(t));
  t.setNow(testNow);
  const { clewId } = await leave(family.mobile, inviter);
  const row = { owner_user_id: family.userId, created_at: testNow + 1000 };
  const { id: caseId } = await makeCase(t.services.db, row);
  await inTransaction(t.services.db, (trx) =>
    passLead(trx, { caseId, ownerUserId: family.userId }, testNow + 2000),
  );
  return { caseId, clewId };
}
const referredOf = async ({ userId }: { userId: string }) =>
  (await findReferral(t.services.db, userId, testNow)).referred;

test('an invited family counts once its appeal passed review, and not before', async () => {
  const [adviser, inviter] = [await addAdviser(t, '湘潭'), await addInviter()];
  const family = await addFamily(t);
  t.setNow(testNow - 3_600_000);
  await leave(family.mobile, inviter, '湘潭');
  t.setNow(testNow);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  expect(await referredOf(inviter)).toBe(0);
  const helped = async () =>
    (await findAdviserBoard(t.services.db)).find(({ adviserId }) => adviserId === adviser.adviserId)
      ?.casesHelped;
  expect(await helped()).toBe(0);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  expect(await referredOf(inviter)).toBe(1);
  expect(await helped()).toBe(1);
  const asked = { userId: inviter.userId, anchorId: '', size: 5, locale: 'zh-CN' } as const;
  const { list } = await findHelpRecord(t.services.db, { ...asked, of: 'referred' });
  expect(list).toMatchObject([{ infoUuid: family.caseId }]);
});

test('the sign of a link is no id of the person, and joining twice is once', async () => {
  const inviter = await addInviter();
  expect(inviter.inviterId).not.toContain(inviter.userId);
  const again = await t.call(referralJoin, {}, as(inviter));
  expect(again.data.inviterId).toBe(inviter.inviterId);
  expect((await t.call(referralJoin, {}, as(reviewer))).refusal?.reason).toBe('notForStaff');
});

test('oneself, a payee, somebody of the same browser and staff never count', async () => {
  const self = await addInviter();
  await refer(self, self);
  expect(await referredOf(self)).toBe(0);
  const [payee, family] = [await addInviter(), await addStaff(t)];
  await t.services.db
    .insertInto('known_browsers')
    .values(
      await Promise.all(
        [payee, family].map(async ({ userId }) => ({
          cookie_hash: 'the same browser',
          mobile_index: await mobileIndexOf(userId),
          seen_at: testNow,
        })),
      ),
    )
    .execute();
  await refer(payee, family);
  expect(await referredOf(payee)).toBe(0);
  const later = await addInviter();
  const role = { user_id: later.userId, role: 'reviewer' as const, created_at: testNow };
  await t.services.db.insertInto('staff_roles').values(role).execute();
  await refer(later);
  expect(await referredOf(later)).toBe(0);
});

async function mobileIndexOf(userId: string): Promise<string> {
  const row = await t.services.db
    .selectFrom('users')
    .select('mobile_index')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.mobile_index ?? '';
}

test('of two who invited one family the first counts, and a number left afterwards does not', async () => {
  const [first, second, late] = [await addInviter(), await addInviter(), await addInviter()];
  const family = await addStaff(t);
  t.setNow(testNow - 1000);
  await leave(family.mobile, first);
  await refer(second, family);
  expect([await referredOf(first), await referredOf(second)]).toEqual([1, 0]);
  const other = await addStaff(t);
  const row = { owner_user_id: other.userId, created_at: testNow - 1000 };
  const { id: caseId } = await makeCase(t.services.db, row);
  t.setNow(testNow);
  await leave(other.mobile, late);
  await inTransaction(t.services.db, (trx) =>
    passLead(trx, { caseId, ownerUserId: other.userId }, testNow + 1),
  );
  expect(await referredOf(late)).toBe(0);
});

test('of a hundred who take one step at once, one earns', async () => {
  const inviter = await addInviter();
  const early = await t.call(referralClaim, { step: 1 }, as(inviter));
  expect(early.refusal?.reason).toBe('rewardNotReached');
  await refer(inviter);
  const all = await Promise.all(
    Array.from({ length: 100 }, () => t.call(referralClaim, { step: 1 }, as(inviter))),
  );
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(all.map(({ data }) => data.earned).filter((earned) => earned > 0)).toEqual([10]);
  expect(await findScore(t.services.db, inviter.userId)).toBe(10);
  expect((await t.call(referralClaim, { step: 2 }, as(inviter))).refusal?.reason).toBe(
    'rewardNotReached',
  );
});

test('an appeal that is doubted counts no longer, and the ladder stays that of the day of joining', async () => {
  const inviter = await addInviter();
  const { caseId } = await refer(inviter);
  expect(await referredOf(inviter)).toBe(1);
  await t.services.db
    .updateTable('cases')
    .set({ display_status: 4 } as never)
    .where('id', '=', caseId)
    .execute();
  expect(await referredOf(inviter)).toBe(0);
  const rule = JSON.stringify({ steps: [{ referred: 2, love: 7 }] });
  await t.services.db
    .updateTable('referral_members')
    .set({ rule } as never)
    .where('user_id', '=', inviter.userId)
    .execute();
  const { steps } = await findReferral(t.services.db, inviter.userId, testNow);
  expect(steps).toMatchObject([{ step: 1, referred: 2, love: 7, state: 'ahead' }]);
});

test('the record of help is read page by page, each kind', async () => {
  const inviter = await addInviter();
  for (const _ of [1, 2, 3]) await refer(inviter);
  const asked = { userId: inviter.userId, size: 2, locale: 'zh-CN' } as const;
  const first = await findHelpRecord(t.services.db, { ...asked, of: 'referred', anchorId: '' });
  const { anchorId } = first;
  const rest = await findHelpRecord(t.services.db, { ...asked, of: 'referred', anchorId });
  const ids = [...first.list, ...rest.list].map(({ id }) => id);
  expect([new Set(ids).size, rest.hasNext]).toEqual([3, false]);
  for (const of of ['verified', 'shared', 'donated'] as const) {
    const page = await findHelpRecord(t.services.db, { ...asked, of, anchorId: '' });
    expect(page.list).toEqual([]);
  }
});
