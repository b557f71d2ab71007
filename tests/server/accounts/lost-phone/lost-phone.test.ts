import { afterEach, beforeEach, expect, test } from 'vitest';
import * as calls from '#src/shared/accounts/calls.ts';
import { askPhoneChange, refusePhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { settingRules } from '#src/shared/platform/settings.ts';
import { checkCode, codeFor } from '../../../support/code-sign-in.ts';
import { testNow } from '../../../support/test-server.ts';
import { type NoticeDesk, openNoticeDesk } from '../../notices/notice-desk.ts';

let t: NoticeDesk;
beforeEach(async () => {
  t = await openNoticeDesk();
});
afterEach(() => t.close());

const [mobile, other] = ['13812345678', '13812345679'];
const waitMs = settingRules.phoneWaitDays.fallback * dayMs;

async function ask(by: { token?: string; ownMobile?: string }) {
  const { token, ownMobile } = by;
  const code = await codeFor(t, other, 'lost');
  const input = { mobile: other, code, ...(ownMobile ? { ownMobile } : {}) };
  return t.call(askPhoneChange, input, token ? { token } : {});
}

const changes = () =>
  t.services.db.selectFrom('phone_changes').select(['id', 'state']).orderBy('asked_at').execute();
const mobileOf = async (token: string) =>
  (await t.call(calls.userInfo, {}, { token })).data?.mobile;

async function passDays(ms: number) {
  t.setNow(t.services.now() + ms);
  await t.runDue();
}

test('asked by a session, it is changed after the days, and every other session ends', async () => {
  const [token, elsewhere] = [await t.signIn(mobile), await t.signIn(mobile)];
  expect((await ask({ token })).data).toEqual({ dueAt: testNow + waitMs });
  await passDays(waitMs - 1);
  expect(await mobileOf(token)).toBe('138****5678');
  await passDays(1);
  expect(await mobileOf(token)).toBe('138****5679');
  expect((await t.call(calls.userInfo, {}, { token: elsewhere })).code).toBe(20205);
});

test('both numbers are told when it is asked, a day before and when it is done', async () => {
  await t.signIn(mobile);
  await ask({ ownMobile: mobile });
  await t.runDue();
  expect(t.sent.map(({ to }) => to)).toEqual([mobile, other]);
  const [{ id = '' } = {}] = await changes();
  for (const { url } of t.sent) expect(url).toContain(`/cf/lost-phone/${id}`);
  await passDays(waitMs - dayMs);
  expect(t.sent.map(({ to }) => to)).toEqual([mobile, other, mobile, other]);
  await passDays(dayMs);
  const done = t.sent.filter((message) => message.id.includes('-done-'));
  expect(done.map(({ to }) => to)).toEqual([mobile, other]);
});

test('without a session it is asked by the lost number, which every session then leaves', async () => {
  const token = await t.signIn(mobile);
  await ask({ ownMobile: mobile });
  await passDays(waitMs);
  expect((await t.call(calls.userInfo, {}, { token })).code).toBe(20205);
  const signedIn = await checkCode(t, { mobile: other, code: await codeFor(t, other) });
  expect(signedIn.data.user.mobile).toBe('138****5679');
  expect(await t.services.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('the answer does not tell whether a number has an account', async () => {
  await t.signIn(mobile);
  const known = await ask({ ownMobile: mobile });
  t.setNow(testNow + 60_000);
  const unknown = await ask({ ownMobile: '13812345600' });
  expect([known.code, unknown.code]).toEqual([0, 0]);
  expect(unknown.data.dueAt - known.data.dueAt).toBe(60_000);
  expect(await changes()).toHaveLength(1);
});

test('who has the link refuses without a session; twice is once, and it does not come again', async () => {
  const token = await t.signIn(mobile);
  await ask({ ownMobile: mobile });
  const [{ id: changeId = '' } = {}] = await changes();
  const refused = await t.call(refusePhoneChange, { changeId });
  expect(refused.data).toEqual({ state: 'refused' });
  expect((await t.call(refusePhoneChange, { changeId })).data).toEqual({ state: 'refused' });
  await passDays(waitMs);
  expect(await mobileOf(token)).toBe('138****5678');
  // A stranger is not let try again; who has a session is.
  expect((await ask({ ownMobile: mobile })).code).toBe(0);
  expect(await changes()).toHaveLength(1);
  t.setNow(t.services.now() + 60_000);
  await ask({ token });
  expect((await changes()).map(({ state }) => state)).toEqual(['refused', 'waiting']);
});

test('nobody refuses what they have no link of', async () => {
  expect((await t.call(refusePhoneChange, { changeId: 'A'.repeat(22) })).status).toBe(404);
});

test('a code of the old number shows that it is not lost', async () => {
  await t.signIn(mobile);
  await ask({ ownMobile: mobile });
  const code = await codeFor(t, mobile);
  const { data } = await checkCode(t, { mobile, code });
  expect(await changes()).toMatchObject([{ state: 'ownShown' }]);
  await passDays(waitMs);
  expect(data.user.mobile).toBe('138****5678');
});

test('asked twice it is one change, due when the first is', async () => {
  const token = await t.signIn(mobile);
  const first = await ask({ token });
  t.setNow(testNow + 120_000);
  expect((await ask({ token })).data).toEqual(first.data);
  expect(await changes()).toHaveLength(1);
});

test('a number of another account is refused, also where it became one meanwhile', async () => {
  const token = await t.signIn(mobile);
  await ask({ token });
  await t.signIn(other);
  await passDays(waitMs);
  expect(await changes()).toMatchObject([{ state: 'held' }]);
  expect(await mobileOf(token)).toBe('138****5678');
  const taken = await ask({ token });
  expect(taken.refusal?.reason).toBe('phoneTaken');
});

test('without a number and without a session nothing is asked, nor with a wrong code', async () => {
  expect(Object.keys((await ask({})).refusal?.fields ?? {})).toEqual(['ownMobile']);
  t.setNow(testNow + 60_000);
  await codeFor(t, other, 'lost');
  const token = await t.signIn(mobile);
  const wrong = await t.call(askPhoneChange, { mobile: other, code: '12345x' }, { token });
  expect(wrong.status).toBe(400);
  expect(await changes()).toEqual([]);
});

test('an address that asks of many numbers is told to wait', async () => {
  const reasons: unknown[] = [];
  for (let at = 0; at < 11; at += 1) {
    const number = String(13_900_001_000 + at);
    const code = await codeFor(t, number, 'lost');
    const lost = { mobile: number, code, ownMobile: String(13_900_002_000 + at) };
    reasons.push((await t.call(askPhoneChange, lost)).refusal?.reason);
  }
  expect(reasons).toEqual([...Array.from({ length: 10 }, () => undefined), 'tooManyCodes']);
});
