import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteTouch } from '#src/components/platform/in-page/note-touch.ts';
import { isLogin } from '#src/shared/accounts/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { callApi } from '#src/stores/api.ts';
import { browser, setBrowser } from '#src/stores/browser.ts';
import { readTouches } from '#src/stores/touches.ts';
import { openTestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer, testNow } from '../support/test-server.ts';

const key = 'warmlight.touches';
let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Comes to a page by a link, some days after the start. */
function come(query: string, days = 0): void {
  const now = testNow + days * dayMs;
  setBrowser({ now: () => now });
  vi.setSystemTime(now);
  vi.stubGlobal('location', { search: query });
  vi.stubGlobal('localStorage', browser.storage());
  noteTouch();
}

test('the first link stays and the last is the newest, and one that says nothing changes neither', async () => {
  const page = openTestBrowser(t);
  come('?channel=one&sharedv=1&utm_source=tracker');
  come('?channel=two&posid=p', 3);
  come('', 4);
  come('?utm_source=tracker', 5);
  const first = { channel: 'one', sharedv: '1', at: testNow };
  const last = { channel: 'two', posid: 'p', at: testNow + 3 * dayMs };
  expect(readTouches()).toEqual({ first, last });
  await callApi(isLogin, {});
  const header = page.sent[0]?.headers.get('x-common-message') ?? '';
  expect(JSON.parse(atob(header))).toMatchObject({ channel: 'two', touches: { first, last } });
});

test('after thirty days a first link gives way', () => {
  openTestBrowser(t);
  come('?channel=one');
  come('?channel=two', 20);
  come('?channel=three', 32);
  expect(readTouches()).toMatchObject({ first: { channel: 'two' }, last: { channel: 'three' } });
});

test.each(['{', '7', '{}', '{"last":1}', 'null'])('spoilt text %s is nothing', (text) => {
  const page = openTestBrowser(t);
  page.kept.set(key, text);
  come('?channel=one');
  expect(readTouches()?.first?.channel).toBe('one');
});

test('where the browser stores nothing, pages go on without', () => {
  openTestBrowser(t, { storage: false });
  setBrowser({ now: () => testNow });
  vi.stubGlobal('location', { search: '?channel=one' });
  expect(noteTouch).not.toThrow();
  expect(readTouches()).toBeUndefined();
});
