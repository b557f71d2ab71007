import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { shareSuccess } from '#src/shared/sharing/calls.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow, testOrigin } from '../../support/test-server.ts';
import { hostileLinks } from './hostile-links.ts';

let t: TestServer;
let infoUuid: string;
let path: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
  path = `/cf/contribute/${infoUuid}`;
});
afterAll(() => t.close());

const shorten = (url: string) =>
  t.call(shortLink, { url }, { headers: { 'x-client-address': newId() } });

async function visitsOf(token: string): Promise<number> {
  const row = await t.services.db
    .selectFrom('short_links')
    .select('visit_count')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  return row.visit_count;
}

test.each(hostileLinks)('nothing leads to %s', async (url) => {
  const { status, refusal } = await shorten(url);
  expect(status).toBe(400);
  expect(refusal?.fields).toHaveProperty('url');
});

test.each([
  '/cf/receipt?receiptCode=2345',
  '/login?redirectUrl=/',
  '/api/openapi.json',
  '/23456789ab',
  '/sandbox/cashier/1',
])('a page that may not be shared has no short link: %s', async (url) => {
  expect((await shorten(url)).status).toBe(400);
});

test('the same page has the same short link, made once even when asked for twice at once', async () => {
  const [one, other] = await Promise.all([shorten(path), shorten(testOrigin + path)]);
  expect(one.data.token).toMatch(/^[2-9a-hjkmnp-z]{10}$/);
  expect(other.data).toEqual(one.data);
  expect(one.data.url).toBe(`${testOrigin}/${one.data.token}`);
});

test('a short link leads to its page and counts, whatever the case it is typed in', async () => {
  const { token } = (await shorten(`${path}?sharedv=2`)).data;
  for (const typed of [token, token.toUpperCase()]) {
    const answer = await t.request(`/${typed}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?sharedv=2`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  await t.request(`/${token}`, { method: 'HEAD' });
  expect(await visitsOf(token)).toBe(2);
});

test('a short link that was pointed elsewhere behind our back is not followed', async () => {
  const { token } = (await shorten(path)).data;
  await t.services.db.deleteFrom('short_links').where('token', '=', token).execute();
  const row = { token, target: 'https://evil.example/', visit_count: 0, created_at: testNow };
  await t.services.db.insertInto('short_links').values(row).execute();
  expect((await t.request(`/${token}`)).status).toBe(404);
});

test.each(['/23456789ab', '/nothing', '/%00', '/23456789ab/', '/..%2f..'])(
  'an unknown token answers 404: %s',
  async (unknown) => {
    expect((await t.request(unknown)).status).toBe(404);
  },
);

test('a trigger counts the visit and opens the case with its sheet, as what was shared', async () => {
  const { data } = await t.call(shareSuccess, { uuid: newId(), infoId: infoUuid });
  const query = `sharedv=1&shareSourceId=${data.shareId}`;
  const answer = await t.request(`/en/cf/trigger/${infoUuid}?${query}&redirectUrl=//evil.example`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/en${path}?${query}#share`);
  const row = await t.services.db
    .selectFrom('shares')
    .select('visit_count')
    .where('id', '=', data.shareId)
    .executeTakeFirstOrThrow();
  expect(row.visit_count).toBe(1);
  expect((await t.request(`/cf/trigger/${newId()}`)).status).toBe(404);
});

test('a trigger of a case in doubt opens no sheet', async () => {
  const { id } = await makeCase(t.services.db, { display_status: 4 });
  const answer = await t.request(`/cf/trigger/${id}`);
  expect(answer.headers.get('location')).toBe(`/cf/contribute/${id}`);
});
