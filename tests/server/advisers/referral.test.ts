import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { findHelpRecord } from '#src/server/advisers/referral/find-help-record.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { referralJoin, referralOwn } from '#src/shared/advisers/referral/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { addAdviser } from '../../support/test-adviser.ts';
import { addFamily, decide, saveBase, savePatient, submit } from '../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { addInviter, countReferred, leaveNumber, refer } from './refer.ts';

let t: TestServer;
let reviewer: Staff;
beforeAll(async () => {
  t = await openTestServer();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

test('an invited family counts once its appeal passed review, and not before', async () => {
  const [adviser, inviter] = [await addAdviser(t, '湘潭'), await addInviter(t)];
  const family = await addFamily(t);
  t.setNow(testNow - 3_600_000);
  await leaveNumber(t, { mobile: family.mobile, inviter, city: '湘潭' });
  t.setNow(testNow);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  expect(await countReferred(t, inviter)).toBe(0);
  const helped = async () =>
    (await findAdviserBoard(t.services.db)).find(({ adviserId }) => adviserId === adviser.adviserId)
      ?.casesHelped;
  expect(await helped()).toBe(0);
  await decide(t, reviewer, { caseId: family.caseId, queue: 'base' });
  expect(await countReferred(t, inviter)).toBe(1);
  expect(await helped()).toBe(1);
  const asked = { userId: inviter.userId, anchorId: '', size: 5, locale: 'zh-CN' } as const;
  const { list } = await findHelpRecord(t.services.db, { ...asked, of: 'referred' });
  expect(list).toMatchObject([{ infoUuid: family.caseId }]);
});

test('the sign of a link is no id of the person, and joining twice is once', async () => {
  const inviter = await addInviter(t);
  expect(inviter.inviterId).not.toContain(inviter.userId);
  const again = await t.call(referralJoin, {}, as(inviter));
  expect(again.data.inviterId).toBe(inviter.inviterId);
  expect((await t.call(referralJoin, {}, as(reviewer))).refusal?.reason).toBe('notForStaff');
});

test('oneself, a payee, somebody of the same browser and staff never count', async () => {
  const self = await addInviter(t);
  await refer(t, self, self);
  expect(await countReferred(t, self)).toBe(0);
  const [payee, family] = [await addInviter(t), await addStaff(t)];
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
  await refer(t, payee, family);
  expect(await countReferred(t, payee)).toBe(0);
  const later = await addInviter(t);
  const role = { user_id: later.userId, role: 'reviewer' as const, created_at: testNow };
  await t.services.db.insertInto('staff_roles').values(role).execute();
  await refer(t, later);
  expect(await countReferred(t, later)).toBe(0);
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
  const [first, second, late] = [await addInviter(t), await addInviter(t), await addInviter(t)];
  const family = await addStaff(t);
  t.setNow(testNow - 1000);
  await leaveNumber(t, { mobile: family.mobile, inviter: first });
  await refer(t, second, family);
  expect([await countReferred(t, first), await countReferred(t, second)]).toEqual([1, 0]);
  const other = await addStaff(t);
  const row = { owner_user_id: other.userId, created_at: testNow - 1000 };
  const { id: caseId } = await makeCase(t.services.db, row);
  t.setNow(testNow);
  await leaveNumber(t, { mobile: other.mobile, inviter: late });
  await inTransaction(t.services.db, (trx) =>
    passLead(trx, { caseId, ownerUserId: other.userId }, testNow + 1),
  );
  expect(await countReferred(t, late)).toBe(0);
});

test('the own sign is told to who takes part, and null to others and to guests', async () => {
  const [inviter, other] = [await addInviter(t), await addStaff(t)];
  const own = async (options = {}) => (await t.call(referralOwn, {}, options)).data.inviterId;
  expect(await own(as(inviter))).toBe(inviter.inviterId);
  expect(await own(as(other))).toBeNull();
  expect(await own()).toBeNull();
});
