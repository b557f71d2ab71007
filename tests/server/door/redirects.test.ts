import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldAddresses } from '#src/shared/platform/old-addresses.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

async function follow(path: string, init?: RequestInit): Promise<[number, string | null]> {
  const response = await t.request(path, init);
  return [response.status, response.headers.get('location')];
}

test.each([
  ['/cf/independent-support-plat', 301, '/cf/common/list'],
  ['/cf/annual-report/home', 301, '/cf/common/list?channel=nianbao_2020'],
  ['/cf/annual-report/info', 301, '/cf/common/list?channel=nianbao_2020'],
])('%s gave way to the list for good, in both languages', async (path, status, target) => {
  expect(await follow(path)).toEqual([status, target]);
  expect(await follow(`/en${path}`)).toEqual([status, `/en${target}`]);
});

test.each([
  '/cf/activity/311',
  '/cf/good-day/main-venue',
  '/cf/my-pennant',
  '/cf/activity-guide',
  '/cf/withdrawal',
  '/cf/case-record',
  '/cf/discussion/detail',
  '/cf/discussion/comment',
  '/cf/discussion/detail/a1b2-c3',
  '/cf/discussion/comment/42',
])('%s leads to the one default page, in both languages', async (path) => {
  expect(await follow(path)).toEqual([302, '/']);
  expect(await follow(`/en${path}`)).toEqual([302, '/en']);
});

test('every old address is one of those above', () => {
  expect(oldAddresses).toHaveLength(11);
});

test('only declared parameters come along, and a fixed channel stays fixed', async () => {
  const query = 'channel=other&tab=newest&sharedv=2&utm_source=x&redirectUrl=%2F%2Fevil.example';
  const [, target] = await follow(`/cf/annual-report/home?${query}`);
  const params = new URL(target ?? '', 'http://own.invalid').searchParams;
  expect(Object.fromEntries(params)).toEqual({
    channel: 'nianbao_2020',
    tab: 'newest',
    sharedv: '2',
  });
});

test('parameters of a visit that are no short words are dropped', async () => {
  const query = new URLSearchParams({ source: '<b>', channel: 'x'.repeat(65), forwardFrom: 'a.b' });
  expect(await follow(`/cf/case-record?${query}`)).toEqual([302, '/?forwardFrom=a.b']);
});

test('an old address takes no posts, and one below it is nothing', async () => {
  expect((await follow('/cf/withdrawal', { method: 'POST' }))[1]).toBeNull();
  expect((await follow('/cf/withdrawal/x'))[1]).toBeNull();
});

test('the hub leads to own paths and own origins, and keeps nothing', async () => {
  const path = '/cf/redirect?redirectUrl=%2Fcf%2Fmine%3Fa%3D1%23b';
  const response = await t.request(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/cf/mine?a=1#b');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const own = await follow('/en/cf/redirect?redirectUrl=http%3A%2F%2Flocalhost%3A4321%2Fen');
  expect(own).toEqual([302, 'http://localhost:4321/en']);
});
