import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { deskFigures } from '#src/shared/desk/figures/calls.ts';
import {
  deskBeginFactor,
  deskConfirmFactor,
  deskGiveCode,
} from '#src/shared/desk/sign-in/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import { linkTo } from '#src/shared/routes.ts';
import { testOrigin } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { totpAt } from '../../support/totp-at.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const wait = (minutes: number) => t.setNow(t.services.now() + minutes * 60_000);

/** Adds one of staff who just set up an authenticator, and its code of now. */
async function enrolled(role: StaffRole) {
  const staff = await addStaff(t, role);
  const { secret } = (await t.call(deskBeginFactor, {}, as(staff))).data;
  const code = () => totpAt(secret, t.services.now());
  await t.call(deskConfirmFactor, { code: code() }, as(staff));
  return { staff, code };
}

test('money is released with a code of the authenticator of these five minutes', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 2000, stopRaise: false });
  await t.runDue();
  const { staff: releaser, code } = await enrolled('releaser');
  wait(5);
  const { id: taskId, revision } = await t.services.db
    .selectFrom('review_tasks')
    .select(['id', 'revision'])
    .where('subject_id', '=', `${id}:1`)
    .executeTakeFirstOrThrow();
  expect((await t.call(deskClaim, { taskId }, as(releaser))).code).toBe(0);
  const pass = { taskId, revision, decision: 'pass' } as const;
  const decide = () => t.call(deskDecide, pass, as(releaser));
  expect(await decide()).toMatchObject({ status: 401, code: 20207 });
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  expect((await t.call(deskGiveCode, { code: code() }, as(releaser))).code).toBe(0);
  expect((await decide()).code).toBe(0);
  expect(await t.statusOfWithdrawal(id)).toBe('PAYING');
});

test('what staff carry away, and what two decide about money, asks for a code of these five minutes', async () => {
  const { staff: administrator, code } = await enrolled('administrator');
  wait(5);
  const settled = { proposalId: newId(), decision: 'confirm' } as const;
  const settle = () => t.call(deskSettleProposal, settled, as(administrator));
  expect((await settle()).refusal?.reason).toBe('freshFactorNeeded');
  const table = addressOf(deskFigures, { days: 30 });
  const follow = (headers: Record<string, string> = {}) =>
    t.request(table, { headers: { authorization: `Bearer ${administrator.token}`, ...headers } });
  expect((await follow()).status).toBe(401);
  const page = linkTo('deskFigures', { locale: 'en' });
  const asPage = { accept: 'text/html,*/*;q=0.8' };
  const led = await follow({ ...asPage, referer: testOrigin + page });
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    linkTo('deskSignIn', { query: { redirectUrl: page }, locale: 'en' }),
  ]);
  const stranger = await follow({ ...asPage, referer: 'https://evil.example/a' });
  expect(stranger.headers.get('location')).toContain(encodeURIComponent(table));
  expect((await t.call(deskGiveCode, { code: code() }, as(administrator))).code).toBe(0);
  expect((await follow(asPage)).status).toBe(200);
  expect((await settle()).refusal?.reason).not.toBe('freshFactorNeeded');
});
