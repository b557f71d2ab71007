import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { findHelpRecord } from '#src/server/advisers/referral/find-help-record.ts';
import { findReferral } from '#src/server/advisers/referral/find-referral.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { referralJoin, referralOwn } from '#src/shared/advisers/referral/calls.ts';
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

test('the own sign is told to who takes part, and null to others and to guests', async () => {
  const [inviter, other] = [await addInviter(), await addStaff(t)];
  const own = async (options = {}) => (await t.call(referralOwn, {}, options)).data.inviterId;
  expect(await own(as(inviter))).toBe(inviter.inviterId);
  expect(await own(as(other))).toBeNull();
  expect(await own()).toBeNull();
});
