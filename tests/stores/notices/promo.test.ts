import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUv } from '#src/server/platform/visits/find-uv.ts';
import { mayShowPromo, notePromoClosed, notePromoShown } from '#src/stores/notices/promo.ts';
import { setSetting } from '../../support/set-setting.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

const hourMs = 3_600_000;
let t: TestServer;
let browser: TestBrowser;
beforeEach(async () => {
  t = await openTestServer();
  await setSetting(t.services, 'promoMostShows', 3);
  browser = openTestBrowser(t);
});
afterEach(() => t.close());

const may = () => mayShowPromo('firstScreen');
const later = (hours: number) => t.setNow(t.services.now() + hours * hourMs);
/** It is shown, and its count on the way has arrived. */
async function show(): Promise<void> {
  notePromoShown('firstScreen');
  await expect.poll(() => browser.sent.at(-1)?.path).toBe('/api/frame/uv/get');
}

test('a device waits the hours the operator set, and no other notice waits with it', async () => {
  expect(await may()).toBe(true);
  await show();
  expect(await may()).toBe(false);
  expect(await mayShowPromo('leftSlide')).toBe(true);
  later(23.9);
  expect(await may()).toBe(false);
  later(0.1);
  expect(await may()).toBe(true);
  await setSetting(t.services, 'promoHours', 48);
  expect(await may()).toBe(false);
});

test('after so many it ends, and one that was put away counts twice', async () => {
  await show();
  notePromoClosed('firstScreen');
  later(24);
  expect(await may()).toBe(true);
  await show();
  later(1000);
  expect(await may()).toBe(false);
  expect(JSON.parse(browser.kept.get('warmlight.promo-firstScreen') ?? '')).toMatchObject({
    ...{ shows: 2, closes: 1 },
  });
});

test('none is shown where the operator wants none, or says nothing', async () => {
  browser.answerWith(() => Response.json({ code: 50300, msg: '', data: {} }, { status: 400 }));
  expect(await may()).toBe(false);
  await setSetting(t.services, 'promoMostShows', 0);
  expect(await may()).toBe(false);
});

test.each(['', 'x', '[]', '{"shows":"9"}', 'null'])('spoilt counts %j begin anew', async (kept) => {
  browser.kept.set('warmlight.promo-firstScreen', kept);
  expect(await may()).toBe(true);
});

test('the operator learns how many devices, and the device alone how often', async () => {
  await show();
  later(1);
  await show();
  const uv = async () => (await findUv(t.services.db, t.services.now())).map(({ today }) => today);
  await expect.poll(uv).toEqual([1, 0]);
  expect(browser.sent.some(({ body }) => /shows|closes/.test(body))).toBe(false);
});

test('each question carries its time, so that nothing on the way answers for the server', async () => {
  await may();
  expect(browser.sent.at(-1)?.body).toContain(`timestamp=${t.services.now()}`);
});
