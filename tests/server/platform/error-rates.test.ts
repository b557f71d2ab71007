import { afterEach, beforeEach, expect, test } from 'vitest';
import { findErrorRates } from '#src/server/platform/watch/find-service-record.ts';
import { writeServiceWatch } from '#src/server/platform/watch/write-service-watch.ts';
import { type MonitorEvent, monitorReport } from '#src/shared/platform/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(() => t.close());

const note = (hour: number, asked: number, missed: number) =>
  t.services.serviceWatch.addHour({ hour, objective: 'answered', asked, missed });
const write = () => writeServiceWatch(t.services);
const report = (...events: MonitorEvent[]) => t.call(monitorReport, { events });

test('rates are for each 10,000 requests, this week beside the last, whatever the places', async () => {
  const rates = () => findErrorRates(t.services.db, testNow);
  t.setNow(testNow - 8 * dayMs);
  note(testNow - 8 * dayMs, 4000, 0);
  await report({ type: 'framed', path: '/', reason: 'own' });
  await write();
  t.setNow(testNow);
  note(testNow, 20_000, 0);
  await report(
    { type: 'styleLoadError', path: '/cf/mine', reason: 'style' },
    { type: 'styleLoadError', path: '/cf/launch', reason: 'style' },
    { type: 'framed', path: '/', reason: 'foreign' },
    { type: 'reportClick', path: '/' },
  );
  await write();
  await report({ type: 'framed', path: '/', reason: 'own' });
  await report({ type: 'framed', path: '/', reason: 'own' });
  await write();
  expect(await rates()).toEqual([
    { type: 'framed', count: 3, now: 1.5, before: 2.5 },
    { type: 'styleLoadError', count: 2, now: 1, before: 0 },
  ]);
});

test('kinds beyond those that are listed still count for the rates', async () => {
  const { serviceWatch } = t.services;
  for (let at = 0; at < 160; at += 20) {
    const reasons = Array.from({ length: 20 }, (_, more) => `r${at + more}`);
    await report(
      ...reasons.map((reason) => ({ type: 'loadError', path: '/cf/mine', reason }) as const),
    );
  }
  const { errors, errorDays } = serviceWatch.takeAll();
  expect(errors).toHaveLength(100);
  expect(errorDays).toMatchObject([{ type: 'loadError', count: 160 }]);
});
