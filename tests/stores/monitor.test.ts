import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { report, sendReports } from '#src/stores/monitor.ts';
import { openTestBrowser, type TestBrowser } from '../support/test-browser.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

let t: TestServer;
let browser: TestBrowser;
beforeEach(async () => {
  t = await openTestServer();
  await sendReports().catch(() => {});
  browser = openTestBrowser(t);
});
afterEach(() => t.close());

async function counted(type: string): Promise<number> {
  const { values } = await t.services.metrics.monitorEvents.get();
  return values.find(({ labels }) => labels.type === type)?.value ?? 0;
}

test('events wait and are sent together', async () => {
  report({ type: 'payApiFail', path: orderAdd.path, reason: 'offline' });
  report({ type: 'payApiFail', path: orderAdd.path, reason: 'timeout' });
  expect(browser.sent).toEqual([]);
  await sendReports();
  expect(browser.sent.map(({ path }) => path)).toEqual(['/api/cf/v4/monitor/report']);
  expect(await counted('payApiFail')).toBe(2);
  await sendReports();
  expect(browser.sent).toHaveLength(1);
});

test('a refused call is told of with route, code and request id, and not with its input', async () => {
  await callApi(orderAdd, { infoUuid: 'secret-words', amountInFen: 1, payChannel: 8 });
  await sendReports();
  expect(await counted('apiError400')).toBe(1);
  const { body = '' } = browser.sent.at(-1) ?? {};
  expect(body).toContain('"requestId"');
  expect(body).not.toContain('secret-words');
});

test('a report that is refused or lost is not reported again', async () => {
  report({ type: 'loadError', path: 'no path' });
  await sendReports();
  report({ type: 'loadError', path: '/' });
  browser.answerWith(() => Promise.reject(new TypeError('network')));
  await sendReports();
  await sendReports();
  expect(browser.sent).toHaveLength(2);
});
