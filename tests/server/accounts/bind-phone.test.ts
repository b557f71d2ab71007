import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInByMessaging } from '#src/server/accounts/session/sign-in-by-messaging.ts';
import * as calls from '#src/shared/accounts/calls.ts';
import { checkCode, codeFor, otherCode } from '../../support/code-sign-in.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const mobile = '13812345678';
const account = { thirdType: 17, openId: 'open-1', nickname: '林间小路', headImgUrl: '' };

function byMessaging(): Promise<string> {
  return signInByMessaging(t.services.db, { account, device: 'Test', locale: 'zh-CN' }, testNow);
}

async function bind(token: string, number = mobile) {
  const code = await codeFor(t, number, 'bind');
  return checkCode(t, { mobile: number, code, scene: 'bind' }, { token });
}

const askBoth = (token: string, number: string) =>
  t.call(calls.sendVerifyCode, { mobile: number, scene: 'bind' }, { token });

test('a session of a messaging account lacks a phone until one is bound', async () => {
  const token = await byMessaging();
  const before = await t.call(calls.userInfo, {}, { token });
  expect([before.status, before.code]).toEqual([401, 20203]);
  const { data } = await bind(token);
  expect(data.token).toBeNull();
  expect(data.user).toMatchObject({
    nickname: '林间小路',
    mobile: '138****5678',
    mobileBound: true,
  });
  expect((await t.call(calls.userInfo, {}, { token })).data).toMatchObject(data.user);
});

test('the bound phone then signs in to the same account', async () => {
  const { data } = await bind(await byMessaging());
  t.setNow(testNow + 60_000);
  const later = await checkCode(t, { mobile, code: await codeFor(t, mobile) });
  expect(later.data.user.userId).toBe(data.user.userId);
});

test('a phone of another account is refused, and nothing is merged', async () => {
  await t.signIn(mobile);
  const token = await byMessaging();
  const taken = await bind(token);
  expect([taken.status, taken.code, taken.refusal?.reason]).toEqual([409, 40903, 'phoneTaken']);
  expect((await t.call(calls.userInfo, {}, { token })).code).toBe(20203);
});

const other = '13812345679';
const change = (token: string, code = '', ownCode = '') =>
  t.call(
    calls.checkVerifyCode,
    { mobile: other, code, scene: 'bind', ...(ownCode ? { ownCode } : {}) },
    { token },
  );

test('a phone is changed with a code of both, and the old number is free again', async () => {
  const token = await t.signIn(mobile);
  const { data: sent } = await askBoth(token, other);
  const { data } = await change(token, sent.demoCode, sent.demoOwnCode);
  expect(data.user.mobile).toBe('138****5679');
  await t.signIn(mobile);
  expect(await t.services.db.selectFrom('users').select('id').execute()).toHaveLength(2);
});

test('without the code of the old phone nothing changes, and neither code is used up', async () => {
  const token = await t.signIn(mobile);
  const { data: sent } = await askBoth(token, other);
  const { demoCode = '', demoOwnCode = '' } = sent;
  const without = await change(token, demoCode);
  expect(Object.keys(without.refusal?.fields ?? {})).toEqual(['ownCode']);
  const wrong = await change(token, demoCode, otherCode(demoOwnCode));
  expect(Object.keys(wrong.refusal?.fields ?? {})).toEqual(['ownCode']);
  const alsoWrong = await change(token, otherCode(demoCode), demoOwnCode);
  expect(Object.keys(alsoWrong.refusal?.fields ?? {})).toEqual(['code']);
  expect((await t.call(calls.userInfo, {}, { token })).data.mobile).toBe('138****5678');
  expect((await change(token, demoCode, demoOwnCode)).code).toBe(0);
});

test('afterwards every other session is over, and the person is told', async () => {
  const [token, elsewhere] = [await t.signIn(mobile), await t.signIn(mobile)];
  const { data: sent } = await askBoth(token, other);
  const { data } = await change(token, sent.demoCode, sent.demoOwnCode);
  expect((await t.call(calls.userInfo, {}, { token })).data).toMatchObject(data.user);
  expect((await t.call(calls.userInfo, {}, { token: elsewhere })).code).toBe(20205);
  const notices = await t.services.db.selectFrom('notices').select(['kind', 'user_id']).execute();
  expect(notices).toEqual([{ kind: 'phoneChanged', user_id: data.user.userId }]);
});

test('the number one has is no other one', async () => {
  const token = await t.signIn(mobile);
  const refused = await askBoth(token, mobile);
  expect(Object.keys(refused.refusal?.fields ?? {})).toEqual(['mobile']);
});

test('of two accounts changing to one phone at once, one gets it', async () => {
  const tokens = [await t.signIn('13812345670'), await t.signIn('13812345671')];
  const sent: { demoCode?: string | undefined; demoOwnCode?: string | undefined }[] = [];
  for (const token of tokens) {
    sent.push((await askBoth(token, other)).data);
    t.setNow(t.services.now() + 60_000);
  }
  const code = sent.at(-1)?.demoCode;
  const changes = tokens.map((token, at) => change(token, code, sent[at]?.demoOwnCode));
  const codes = (await Promise.all(changes)).map((answer) => answer.code);
  expect(codes.filter((one) => one === 0)).toHaveLength(1);
});

test('nobody binds a phone without a session', async () => {
  const code = await codeFor(t, mobile, 'bind');
  const answer = await checkCode(t, { mobile, code, scene: 'bind' });
  expect([answer.status, answer.code]).toEqual([401, 20102]);
});

test('two first sign-ins of a messaging account at once make one account', async () => {
  await Promise.all([byMessaging(), byMessaging(), byMessaging()]);
  expect(await t.services.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
