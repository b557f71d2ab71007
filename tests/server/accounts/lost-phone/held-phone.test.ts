import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishPhoneChange } from '#src/server/accounts/lost-phone/finish-phone-change.ts';
import { isPhoneHeld } from '#src/server/accounts/lost-phone/is-phone-held.ts';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { askPhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { codeFor } from '../../../support/code-sign-in.ts';
import { withCard } from '../../../support/funded-case.ts';
import { addStaff } from '../../../support/test-staff.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const now = () => t.services.now();
const isHeld = (caseId: string) => isPhoneHeld(t.services.db, `owner-${caseId}`, now());

async function ask(token: string, mobile: string) {
  const code = await codeFor(t, mobile, 'lost');
  return t.call(askPhoneChange, { mobile, code }, { token });
}

test('a withdrawal under way holds the phone until it is paid', async () => {
  const caseId = await t.addFundedCase(5000);
  expect(await isHeld(caseId)).toBe(false);
  await t.apply(caseId);
  expect(await isHeld(caseId)).toBe(true);
});

test('another bank account holds it while it is reviewed and while it cools down', async () => {
  const caseId = await t.addFundedCase(5000);
  t.setNow(now() + 1000);
  const account = withCard('6222020000000000777');
  await changeBank(t.services, { caseId, userId: `owner-${caseId}`, account }, now());
  expect(await isHeld(caseId)).toBe(true);
  const { id } = await t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  await t.decide('bankChange', id, { by: staff.reviewer });
  expect(await isHeld(caseId)).toBe(true);
  t.setNow(now() + 8 * dayMs);
  expect(await isHeld(caseId)).toBe(false);
});

test('staff change it with both codes alone', async () => {
  const { token } = await addStaff(t, 'reviewer');
  const refused = await ask(token, '13312340001');
  expect([refused.status, refused.refusal?.reason]).toEqual([403, 'phoneHeld']);
});

test('what came under way meanwhile holds it on its day, and the account is told', async () => {
  const { token, userId } = await addStaff(t);
  const { data } = await ask(token, '13312340002');
  const role = { user_id: userId, role: 'reviewer' as const, created_at: now() };
  await t.services.db.insertInto('staff_roles').values(role).execute();
  t.setNow(data.dueAt);
  const change = () =>
    t.services.db
      .selectFrom('phone_changes')
      .select(['id', 'state'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  await finishPhoneChange(t.services, { changeId: (await change()).id }, now());
  expect((await change()).state).toBe('held');
  const told = await t.services.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'tell-phone-change')
    .where('payload', 'like', '%held%')
    .execute();
  expect(told).toHaveLength(1);
});
