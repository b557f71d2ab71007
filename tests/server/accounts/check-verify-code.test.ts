import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInByMessaging } from '#src/server/accounts/session/sign-in-by-messaging.ts';
import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { checkCode, codeFor, otherCode } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';

test('the right code signs in, and the first sign-in makes the account', async () => {
  const code = await codeFor(t, mobile);
  const { data } = await checkCode(t, { mobile, code });
  expect(data.token).toMatch(/^[\w-]{43}$/);
  expect(data.user).toEqual({
    userId: expect.stringMatching(/^[\w-]{22}$/),
    nickname: expect.stringMatching(/^爱心人士\d{4}$/),
    headImgUrl: '',
    mobile: '138****5678',
    mobileBound: true,
    roles: [],
  });
  const info = await t.call(calls.userInfo, {}, { token: data.token ?? '' });
  expect(info.data).toEqual({ ...data.user, authType: 0 });
});

test('a browser gets its session as a cookie alone, never in what scripts read', async () => {
  const code = await codeFor(t, mobile);
  const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (Android 13; Mobile) Firefox/140.0' } };
  const { data, headers } = await checkCode(t, { mobile, code }, firefox);
  expect(data.token).toBeNull();
  const token = /^warmlight=([\w-]{43});.*HttpOnly/.exec(headers.get('set-cookie') ?? '')?.[1];
  expect((await t.call(calls.userInfo, {}, { token: token ?? '' })).data).toMatchObject(data.user);
});

test('the second sign-in finds the same account', async () => {
  const first = await checkCode(t, { mobile, code: await codeFor(t, mobile) });
  t.setNow(testNow + 60_000);
  const second = await checkCode(t, { mobile, code: await codeFor(t, mobile) });
  expect(second.data.user).toEqual(first.data.user);
  expect(second.data.token).not.toBe(first.data.token);
});

test('an account and its session keep neither number nor token readable', async () => {
  const { data } = await checkCode(t, { mobile, code: await codeFor(t, mobile) });
  const kept = JSON.stringify([
    await t.services.db.selectFrom('users').selectAll().execute(),
    await t.services.db.selectFrom('sessions').selectAll().execute(),
  ]);
  expect(kept).not.toContain(mobile);
  expect(kept).not.toContain(data.token);
});

test('a wrong code is refused at its field and can be mended', async () => {
  const code = await codeFor(t, mobile);
  const wrong = await checkCode(t, { mobile, code: otherCode(code) });
  expect([wrong.status, wrong.refusal?.reason]).toEqual([400, 'verifyCodeWrong']);
  expect(Object.keys(wrong.refusal?.fields ?? {})).toEqual(['code']);
  expect((await checkCode(t, { mobile, code })).code).toBe(0);
});

test('of guesses sent at once exactly five are compared, and then not even the right one', async () => {
  const code = await codeFor(t, mobile);
  const guess = () => checkCode(t, { mobile, code: otherCode(code) });
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  const reasons = answers.map(({ refusal }) => refusal?.reason);
  expect(reasons.filter((reason) => reason === 'verifyCodeWrong')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'verifyCodeSpent')).toHaveLength(7);
  expect((await checkCode(t, { mobile, code })).refusal?.reason).toBe('verifyCodeSpent');
});

test('of right codes sent at once one signs in', async () => {
  const code = await codeFor(t, mobile);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => checkCode(t, { mobile, code })),
  );
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  const sessions = await t.services.db.selectFrom('sessions').select('id').execute();
  expect(sessions).toHaveLength(1);
});

test('two first sign-ins at once make one account', async () => {
  const tokens = await Promise.all([t.signIn(mobile), t.signIn(mobile), t.signIn(mobile)]);
  expect(new Set(tokens).size).toBe(3);
  expect(await t.services.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('a used code does not sign in again', async () => {
  const code = await codeFor(t, mobile);
  await checkCode(t, { mobile, code });
  expect((await checkCode(t, { mobile, code })).refusal?.reason).toBe('verifyCodeSpent');
});

test('a code is good for ten minutes', async () => {
  const code = await codeFor(t, mobile);
  t.setNow(testNow + 600_000);
  expect((await checkCode(t, { mobile, code })).refusal?.reason).toBe('verifyCodeSpent');
});

test('a newer code replaces the older one, also once it was used', async () => {
  const older = await codeFor(t, mobile);
  t.setNow(testNow + 60_000);
  const newer = await codeFor(t, mobile);
  if (older !== newer) {
    expect((await checkCode(t, { mobile, code: older })).refusal?.reason).toBe('verifyCodeWrong');
  }
  await checkCode(t, { mobile, code: newer });
  expect((await checkCode(t, { mobile, code: older })).refusal?.reason).toBe('verifyCodeSpent');
});

test('a code of one number or scene opens nothing of another', async () => {
  const code = await codeFor(t, mobile);
  const other = await checkCode(t, { mobile: '13812345679', code });
  expect(other.refusal?.reason).toBe('verifyCodeSpent');
  const account = { thirdType: 17, openId: 'open-1', nickname: '林', headImgUrl: '' };
  const given = { account, device: 'Test', locale: 'zh-CN' } as const;
  const token = await signInByMessaging(t.services.db, given, testNow);
  const bound = await checkCode(t, { mobile, code, scene: 'bind' }, { token });
  expect(bound.refusal?.reason).toBe('verifyCodeSpent');
});

test('the demo staff sign in with their roles, however often they are made sure of', async () => {
  await ensureDemoStaff(t.services, testNow);
  await ensureDemoStaff(t.services, testNow);
  const roles = ['reviewer', 'releaser', 'administrator'];
  for (const [index, role] of roles.entries()) {
    const number = `1390000000${index + 1}`;
    const { data } = await checkCode(t, { mobile: number, code: await codeFor(t, number) });
    expect(data.user.roles).toEqual([role]);
  }
});

test('a page of another site can neither send nor check', async () => {
  const origin = { headers: { origin: 'https://evil.example' } };
  const sent = await t.call(calls.sendVerifyCode, { mobile }, origin);
  expect([sent.status, sent.refusal?.reason]).toEqual([403, 'originRefused']);
  const code = await codeFor(t, mobile);
  expect((await checkCode(t, { mobile, code }, origin)).status).toBe(403);
});
