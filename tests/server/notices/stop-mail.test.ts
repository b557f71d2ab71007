import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as accounts from '#src/shared/accounts/calls.ts';
import { noticeMailOff } from '#src/shared/notices/mail/calls.ts';
import { codeFor } from '../../support/code-sign-in.ts';
import { testNow } from '../../support/test-server.ts';
import { type MailDesk, openMailDesk } from './mail-desk.ts';

let t: MailDesk;
let mobile = 13_600_000_000;
let one: { userId: string; token: string };
beforeAll(async () => {
  t = await openMailDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  mobile += 1;
  one = await t.person(String(mobile));
  await t.addAddress(one, `lin-${mobile}@example.org`);
});
afterAll(() => t.close());

/** Reads the path of the link in a letter. */
async function stopPath(): Promise<string> {
  await t.notify(one.userId, 'withdrawalPaid');
  return new URL(t.letters.at(-1)?.stopUrl ?? '').pathname;
}
const tokenOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isThere = async () => (await t.rowsOf(one)).length > 0;

/** It is as a mail service posts it: no cookie, no origin, no page of ours. */
const oneClick = (path: string, type = 'application/x-www-form-urlencoded') => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  return type === 'multipart/form-data'
    ? t.request(path, { method: 'POST', body: multipart })
    : t.request(path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'List-Unsubscribe=One-Click',
      });
};

test('who only follows the link stops nothing', async () => {
  const path = await stopPath();
  await t.request(path);
  await t.request(path, { method: 'HEAD' });
  expect(await isThere()).toBe(true);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data'])(
  'one post of a mail service stops letters, as %s',
  async (type) => {
    await oneClick(await stopPath(), type);
    expect(await isThere()).toBe(false);
    t.letters.length = 0;
    await t.notify(one.userId, 'withdrawalPaid');
    expect(t.letters).toEqual([]);
  },
);

test('stopped twice is stopped once', async () => {
  const mailToken = tokenOf(await stopPath());
  for (let i = 0; i < 2; i += 1) expect((await t.call(noticeMailOff, { mailToken })).code).toBe(0);
  expect(await isThere()).toBe(false);
});

test('a forged link, or another address by the mark of an own one, is refused', async () => {
  const own = tokenOf(await stopPath());
  const other = await t.person(String(mobile + 500_000));
  await t.addAddress(other, `other-${mobile}@example.org`);
  const [{ id = '' } = {}] = await t.rowsOf(other);
  const forged = [
    id + own.slice(22),
    `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
    'A'.repeat(65),
  ];
  for (const mailToken of forged) {
    expect((await t.call(noticeMailOff, { mailToken })).status).toBe(404);
  }
  expect((await t.call(noticeMailOff, { mailToken: id })).status).toBe(400);
  expect(await t.rowsOf(other)).toHaveLength(1);
  expect(await isThere()).toBe(true);
});

test('a letter to an address of before stops nothing at the one of now', async () => {
  const mailToken = tokenOf(await stopPath());
  t.setNow(testNow + 60_000);
  await t.addAddress(one, `new-${mobile}@example.org`);
  expect((await t.call(noticeMailOff, { mailToken })).code).toBe(0);
  expect(await isThere()).toBe(true);
});

test('a form of another site stops nothing', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
  };
  const body = 'List-Unsubscribe=One-Click';
  const answer = await t.request(await stopPath(), { method: 'POST', headers, body });
  expect([answer.status, await isThere()]).toEqual([403, true]);
});

test('the address is part of what a person can fetch, and goes with the account', async () => {
  const home = { token: one.token, headers: { 'x-client-address': '203.0.113.9' } };
  await t.services.db
    .updateTable('sessions')
    .set({ proved_at: t.services.now() })
    .where('user_id', '=', one.userId)
    .execute();
  const { data } = await t.call(accounts.accountExport, {}, home);
  expect(data.mailAddresses).toMatchObject([{ address: `lin-${mobile}@example.org` }]);
  const code = await codeFor(t, String(mobile), 'close');
  expect((await t.call(accounts.accountClose, { code }, { token: one.token })).status).toBe(200);
  expect(await isThere()).toBe(false);
});
