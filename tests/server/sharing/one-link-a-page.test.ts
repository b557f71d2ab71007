import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { shortLink } from '#src/shared/sharing/pictures/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let path: string;
beforeAll(async () => {
  t = await openTestServer();
  path = `/cf/contribute/${(await makeCase(t.services.db)).id}`;
});
afterAll(() => t.close());

async function shorten(url: string): Promise<string> {
  const elsewhere = { headers: { 'x-client-address': newId() } };
  return (await t.call(shortLink, { url }, elsewhere)).data.token;
}

test('what others add to an address makes no second link', async () => {
  const plain = await shorten(path);
  for (const more of ['#donate', '?utm_source=x', '?sharedv=&junk=1', '?sharedv=-1', '?'])
    expect(await shorten(path + more), more).toBe(plain);
});

test('how it was shared stays with a link, in whatever order it is written', async () => {
  const shareSourceId = newId();
  const kept = await shorten(`${path}?shareSourceId=${shareSourceId}&sharedv=2`);
  const turned = `${path}?sharedv=2&fbclid=9&shareSourceId=${shareSourceId}#share`;
  expect(await shorten(turned)).toBe(kept);
  expect(kept).not.toBe(await shorten(path));
});

test('who shared stays with the link of a share, and makes no other link of a page', async () => {
  const source = `shareSourceId=${newId()}&sharedv=1`;
  const token = await shorten(`${path}?${source}&userSourceId=ab-1`);
  const { headers } = await t.request(`/${token}`);
  expect(headers.get('location')).toMatch(/[?&]userSourceId=ab-1(&|$)/);
  expect(await shorten(`${path}?${source}`)).not.toBe(token);
  expect(await shorten(`${path}?userSourceId=ab-1`)).toBe(await shorten(path));
});

test('what a page reads of its address stays with a link', async () => {
  const token = await shorten('/cf/common/list?illness=leukemia&x=1&city=');
  const { headers } = await t.request(`/${token}`);
  expect(headers.get('location')).toBe('/cf/common/list?illness=leukemia');
});
