import { afterAll, beforeAll, expect, test } from 'vitest';
import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { findHelpRecord } from '#src/server/advisers/referral/find-help-record.ts';
import { findReferral } from '#src/server/advisers/referral/find-referral.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findScore } from '#src/server/points/find-score.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { referralClaim, referralJoin } from '#src/shared/advisers/referral/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
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

test('of a hundred who take one step at once, one earns', async () => {
  const inviter = await addInviter();
  const early = await t.call(referralClaim, { step: 1 }, as(inviter));
  expect(early.refusal?.reason).toBe('rewardNotReached');
  await refer(inviter);
  const all = await Promise.all(
    Array.from({ length: 100 }, () => t.call(referralClaim, { step: 1 }, as(inviter))),
  );
  // On a busy machine some are told to come again.
  const earned = all.flatMap(({ status, data }) => (status === 200 ? [data.earned] : []));
  expect(earned.filter((one) => one > 0)).toEqual([10]);
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
