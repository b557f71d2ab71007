import { afterEach, beforeEach, expect, test } from 'vitest';
import { setBrowser } from '#src/stores/browser.ts';
import { slideLeft } from '#src/stores/cases/left-slide.ts';
import { reportedEvents } from '#src/stores/monitor.ts';
import { makeCase } from '../../support/case-factory.ts';
import { setSetting } from '../../support/set-setting.ts';
import { openTestBrowser, type TestBrowser } from '../../support/test-browser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let browser: TestBrowser;
let tab: Map<string, string>;
let left: number;
let paused: number[];
beforeEach(async () => {
  t = await openTestServer();
  await setSetting(t.services, 'leftSlideSeconds', 3);
  browser = openTestBrowser(t);
  tab = new Map();
  left = 0;
  paused = [];
  setBrowser({
    session: () => ({
      getItem: (name) => tab.get(name) ?? null,
      setItem: (name, value) => void tab.set(name, value),
      removeItem: (name) => void tab.delete(name),
    }),
    leave: () => {
      left += 1;
    },
  });
});
afterEach(() => t.close());

const slide = () => slideLeft({}, async (ms) => void paused.push(ms));
const answer = (ad: unknown) => () => Response.json({ code: 0, msg: '', data: ad });
/** The device may be shown a notice at every turn, which waits for nobody here. */
const always = answer({ promoHours: 0, promoMostShows: 10 });
const counted = answer({ uv: 1 });
const ad = { switch: true, redirectUrl: '/cf/common/list', channel: 'left_slide', time: 2 };

test('the first time the case of another family opens after its delay', async () => {
  const { id } = await makeCase(t.services.db);
  await slide();
  expect(paused).toEqual([3000]);
  expect(browser.wentTo).toEqual([`/cf/contribute/${id}?channel=left_slide`]);
  expect(left).toBe(0);
});

test('coming back from there leads out, and the time after that begins anew', async () => {
  browser.answerWith(answer(ad), always, counted, answer(ad), always, counted);
  await slide();
  await slide();
  expect(left).toBe(1);
  expect([...tab.values()]).toEqual([]);
  await slide();
  expect(browser.wentTo).toHaveLength(2);
});

test('a device that was shown it leads out until the time between two is over', async () => {
  await makeCase(t.services.db);
  await slide();
  await slide();
  await slide();
  expect([browser.wentTo.length, left]).toEqual([1, 2]);
  t.setNow(t.services.now() + 24 * 3_600_000);
  await slide();
  expect(browser.wentTo).toHaveLength(2);
});

test('where the operator has it off it leads out at once', async () => {
  browser.answerWith(answer({ ...ad, switch: false }));
  await slide();
  expect([left, browser.wentTo, paused]).toEqual([1, [], []]);
});

test.each([
  null,
  'x',
  [],
  {},
  { ...ad, switch: '1' },
  { ...ad, time: 'soon' },
  { ...ad, time: 1e9 },
])('what cannot be read leads out and is reported: %j', async (strange) => {
  browser.answerWith(answer(strange));
  await slide();
  expect([left, browser.wentTo]).toEqual([1, []]);
  expect(reportedEvents().at(-1)?.type).toBe('leftSlideUnparsable');
});

test('an ad without an address is logged and opens nothing', async () => {
  browser.answerWith(answer({ ...ad, redirectUrl: undefined }));
  await slide();
  expect(browser.wentTo).toEqual([]);
  expect(reportedEvents().at(-1)?.type).toBe('leftSlideUrlMissing');
});

test('no answer leads out', async () => {
  browser.answerWith(() => new Response('', { status: 502 }));
  browser.answerWith(() => new Response('', { status: 502 }));
  await slide();
  expect(left).toBe(1);
});

test('a browser that remembers nothing is led out instead of round and round', async () => {
  setBrowser({
    session: () => {
      throw new Error('This browser stores nothing.');
    },
  });
  await slide();
  expect([left, browser.sent]).toEqual([1, []]);
});
