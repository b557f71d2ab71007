import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { giveFreshCode, sendFreshCode } from '#src/shared/accounts/fresh/calls.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { otherCode } from '../../support/code-sign-in.ts';
import { addFamily, payeeFields, someIdCard } from '../../support/test-family.ts';
import { testOrigin } from '../../support/test-server.ts';
import { as } from '../../support/test-staff.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const minuteMs = 60_000;
const wait = (minutes: number) => t.setNow(t.services.now() + minutes * minuteMs);
const exported = async (token: string) =>
  (await t.call(calls.accountExport, {}, as({ token }))).code;
/** Asks from one address, to which a code without cookies belongs. */
const at = (token: string) => ({ token, headers: { 'x-client-address': token.slice(0, 20) } });
const ask = (token: string) => t.call(sendFreshCode, {}, at(token));
const give = (token: string, code = '') => t.call(giveFreshCode, { code }, at(token));

let people = 0;
const newMobile = () => String(13_600_000_000 + people++);

test('what is exported asks for a code of the own phone once the sign-in is five minutes old', async () => {
  const token = await t.signIn(newMobile());
  expect(await exported(token)).toBe(0);
  wait(5);
  expect(await t.call(calls.accountExport, {}, as({ token }))).toMatchObject({
    ...{ status: 401, code: 20206 },
    refusal: { reason: 'freshCodeNeeded' },
  });
  const { data } = await ask(token);
  expect((await give(token, otherCode(data.demoCode ?? ''))).refusal?.fields).toHaveProperty(
    'code',
  );
  expect(await exported(token)).toBe(20206);
  expect((await give(token, data.demoCode)).code).toBe(0);
  expect(await exported(token)).toBe(0);
  wait(5);
  expect(await exported(token)).toBe(20206);
  expect((await give(token, data.demoCode)).refusal?.reason).toBe('verifyCodeSpent');
});

test('a code counts for the session that gave it and for no other of the person', async () => {
  const mobile = newMobile();
  const [token, elsewhere] = [await t.signIn(mobile), await t.signIn(mobile)];
  wait(5);
  const { data } = await ask(token);
  await give(token, data.demoCode);
  expect([await exported(token), await exported(elsewhere)]).toEqual([0, 20206]);
});

test('a code that signs in, or one of another phone, is none', async () => {
  const mobile = newMobile();
  const token = await t.signIn(mobile);
  wait(5);
  const from = at(token);
  const login = await t.call(calls.sendVerifyCode, { mobile, scene: 'login' }, from);
  expect((await give(token, login.data.demoCode)).code).not.toBe(0);
  const other = await t.signIn(newMobile());
  const { data } = await t.call(sendFreshCode, {}, { ...from, token: other });
  expect((await give(token, data.demoCode)).code).not.toBe(0);
  expect(await exported(token)).toBe(20206);
});

test('nobody asks for a code without a session', async () => {
  expect((await t.call(sendFreshCode, {})).status).toBe(401);
  expect((await t.call(giveFreshCode, { code: '123456' })).status).toBe(401);
});

test('another bank account is not named by a session that was found open', async () => {
  const family = await addFamily(t);
  const change = () =>
    t.call(
      modifyBankAccount,
      { infoUuid: family.caseId, ...payeeFields(someIdCard()), papers: newId() },
      as(family),
    );
  wait(5);
  expect((await change()).code).toBe(20206);
  const { data } = await ask(family.token);
  await give(family.token, data.demoCode);
  expect((await change()).refusal?.reason).toBe('caseStateRefuses');
});

/** Posts a form of a page as a browser without script does. */
function post(path: string, fields: Record<string, string>, token: string) {
  const headers = {
    ...{ 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
    ...{ authorization: `Bearer ${token}`, 'x-client-address': token.slice(0, 20) },
  };
  return t.request(path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) });
}

test('without script the form sends the code, and goes on when it comes along', async () => {
  const sent: string[] = [];
  t.services.sms = { ...t.services.sms, send: async (_mobile, code) => void sent.push(code) };
  const token = await t.signIn(newMobile());
  wait(5);
  const exporting = (freshCode?: string) =>
    post('/cf/mine-more', { step: 'export', ...(freshCode ? { freshCode } : {}) }, token);
  expect((await exporting()).status).toBe(422);
  const [code = ''] = sent;
  expect((await exporting(otherCode(code))).status).toBe(422);
  expect(sent).toEqual([code]);
  // The page itself is drawn by Astro, which is not here.
  expect((await exporting(code)).status).toBe(404);
});
