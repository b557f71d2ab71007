import { passLead } from '#src/server/advisers/leads/pass-lead.ts';
import { findReferral } from '#src/server/advisers/referral/find-referral.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { referralJoin } from '#src/shared/advisers/referral/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

export async function addInviter(t: TestServer) {
  const person = await addStaff(t);
  const { data } = await t.call(referralJoin, {}, as(person));
  return { ...person, ...data };
}
type Inviter = Awaited<ReturnType<typeof addInviter>>;

type Invited = { mobile: string; inviter: Inviter; city?: string };

/** Asks to be called, after a link of the inviter. */
export async function leaveNumber(t: TestServer, { mobile, inviter, city = '拉萨' }: Invited) {
  const touch = { at: t.services.now(), userSourceId: inviter.inviterId };
  const common = JSON.stringify({ touches: { first: touch, last: touch } });
  const message = { 'x-common-message': Buffer.from(common).toString('base64') };
  const lead = { name: '周小家', mobile, city, disease: '白血病' };
  const headers = { 'x-client-address': newId(), ...message };
  return (await t.call(applyRaise, lead, { headers })).data;
}

/** Makes a family that left its number and whose appeal passed. */
export async function refer(
  t: TestServer,
  inviter: Inviter,
  own?: Staff,
): Promise<{ caseId: string; clewId: string }> {
  const family = own ?? (await addStaff(t));
  t.setNow(testNow);
  const { clewId } = await leaveNumber(t, { mobile: family.mobile, inviter });
  const row = { owner_user_id: family.userId, created_at: testNow + 1000 };
  const { id: caseId } = await makeCase(t.services.db, row);
  await inTransaction(t.services.db, (trx) =>
    passLead(trx, { caseId, ownerUserId: family.userId }, testNow + 2000),
  );
  return { caseId, clewId };
}

/** Counts how many families somebody has brought. */
export async function countReferred(t: TestServer, { userId }: { userId: string }) {
  return (await findReferral(t.services.db, userId, testNow)).referred;
}
