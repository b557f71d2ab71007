import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('a session is not authorised, of somebody whom the app knows, or told by the app', async () => {
  const { db } = t.services;
  const token = await t.signIn('13800004441');
  const read = async () => (await t.call(userInfo, {}, { token })).data;
  const { userId, authType } = await read();
  expect(authType).toBe(0);
  const account = { third_type: 17, open_id: 'known', user_id: userId, created_at: testNow };
  await db.insertInto('messaging_accounts').values(account).execute();
  expect((await read()).authType).toBe(2);
  await db
    .updateTable('sessions')
    .set({ userinfo_scope: 1 })
    .where('user_id', '=', userId)
    .execute();
  expect((await read()).authType).toBe(1);
});

test('of a session that ran out it is said whose word it lacks: a phone or the messaging app', async () => {
  const { db } = t.services;
  const [phone, app] = [await t.signIn('13800004442'), await t.signIn('13800004443')];
  const { userId } = (await t.call(userInfo, {}, { token: app })).data;
  await db
    .updateTable('sessions')
    .set({ userinfo_scope: 1 })
    .where('user_id', '=', userId)
    .execute();
  t.setNow(testNow + 366 * dayMs);
  expect((await t.call(userInfo, {}, { token: phone })).code).toBe(20102);
  expect((await t.call(userInfo, {}, { token: app })).code).toBe(23001);
  t.setNow(testNow);
});
