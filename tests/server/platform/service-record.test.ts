import { afterEach, beforeEach, expect, test } from 'vitest';
import { findServiceState } from '#src/server/door/find-service-state.ts';
import { sweepJobs } from '#src/server/jobs/jobs.ts';
import { freezeMoneyOut } from '#src/server/ledger/freeze-money-out.ts';
import {
  findBrowserErrors,
  findServiceRecord,
} from '#src/server/platform/watch/find-service-record.ts';
import { writeServiceWatch } from '#src/server/platform/watch/write-service-watch.ts';
import { type MonitorEvent, monitorReport } from '#src/shared/platform/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { linkTo } from '#src/shared/routes.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { watchQueries } from '../../support/watch-queries.ts';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(async () => {
  await t.close();
});

const note = (hour: number, asked: number, missed: number) =>
  t.services.serviceWatch.addHour({ hour, objective: 'answered', asked, missed });
const write = () => writeServiceWatch(t.services);
const report = (...events: MonitorEvent[]) => t.call(monitorReport, { events });

test('what all nodes counted of an hour is one sum, and a day below the promise is named', async () => {
  note(testNow, 900, 0);
  await write();
  note(testNow, 100, 0);
  note(testNow - dayMs, 1000, 5);
  note(testNow - 2 * dayMs, 99, 99);
  note(testNow - 31 * dayMs, 5000, 5000);
  await write();
  const { answered, quick } = await findServiceRecord(t.services.db, testNow);
  expect(answered).toEqual({
    ...{ asked: 2099, missed: 104 },
    missedDays: [{ at: testNow - dayMs, share: 0.995 }],
  });
  expect(quick).toEqual({ asked: 0, missed: 0, missedDays: [] });
});

test('what could not be written is written the next time, once', async () => {
  note(testNow, 10, 1);
  await report({ type: 'loadError', path: '/cf/mine', reason: 'file' });
  const { db } = t.services;
  t.services.db = new Proxy(db, {
    get: () => {
      throw new Error('away');
    },
  });
  await expect(write()).rejects.toThrow('away');
  t.services.db = db;
  await write();
  await write();
  expect((await findServiceRecord(db, testNow)).answered).toMatchObject({ asked: 10, missed: 1 });
  expect(await findBrowserErrors(db)).toMatchObject([{ type: 'loadError', count: 1 }]);
});

test('alike errors of browsers are one, with when they were seen first and last', async () => {
  const error = (path: string): MonitorEvent => ({
    ...({ type: 'scriptError', path, reason: 'TypeError:foo' } as const),
  });
  const caseOf = (letter: string) => `/cf/contribute/${letter.repeat(22)}`;
  await report(error(caseOf('A')), error(`/en${caseOf('B')}`));
  await write();
  t.setNow(testNow + 60_000);
  await report(error(caseOf('C')), { type: 'reportClick', path: '/' });
  await write();
  expect(await findBrowserErrors(t.services.db)).toEqual([
    {
      ...{ type: 'scriptError', place: '/cf/contribute/{infoUuid}', reason: 'TypeError:foo' },
      ...{ count: 3, firstSeenAt: testNow, lastSeenAt: testNow + 60_000 },
    },
  ]);
});

test('the list holds no number of a person or of one crash, and no end of kinds', async () => {
  await report(
    { type: 'apiError400', path: '/cf/mine', code: 40000, reason: 'of.13800000000' },
    { type: 'clientCrash', path: '/cf/mine', reason: 'a1b2c3d4' },
    { type: 'clientCrash', path: '/cf/mine', reason: 'e5f6a7b8' },
  );
  await write();
  const found = await findBrowserErrors(t.services.db);
  expect(found.map(({ reason, count }) => [reason, count])).toEqual(
    expect.arrayContaining([
      ['40000 of.#', 1],
      ['', 2],
    ]),
  );
  for (let kind = 0; kind < 300; kind += 1) {
    const reason = [...String(kind)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    t.services.serviceWatch.addError({
      ...{ type: 'scriptError', place: '/', reason, count: 1, seenAt: testNow },
    });
  }
  expect(t.services.serviceWatch.takeAll().errors).toHaveLength(100);
});

test('both are forgotten once nobody asks for them any more', async () => {
  note(testNow, 10, 1);
  await report({ type: 'loadError', path: '/cf/mine' });
  await write();
  const rows = async () => {
    const { db } = t.services;
    const hours = await db.selectFrom('service_hours').select('hour').execute();
    const days = await db.selectFrom('browser_error_days').select('day').execute();
    return [hours.length, (await findBrowserErrors(db)).length, days.length];
  };
  const sweep = (days: number) =>
    sweepJobs(t.services)['sweep-expired']?.({
      ...{ id: 'sweep', payload: null, attempt: 1, now: testNow + days * dayMs },
      signal: new AbortController().signal,
    });
  await sweep(29);
  expect(await rows()).toEqual([1, 1, 1]);
  await sweep(31);
  expect(await rows()).toEqual([1, 0, 1]);
  await sweep(91);
  expect(await rows()).toEqual([0, 0, 0]);
});

test('the state says what is so, also when the database is away', async () => {
  const state = () => findServiceState(t.services, t.services.now());
  expect(await state()).toMatchObject({ isTaking: true, isPaying: true });
  await freezeMoneyOut(t.services.db, { reason: 'a person looks', now: testNow });
  expect(await state()).toMatchObject({ isPaying: false });
  const { db } = t.services;
  const gone = { ...t.services, db: new Proxy(db, { get: () => () => new Promise(() => {}) }) };
  expect(await findServiceState(gone, testNow)).toEqual({
    ...{ isTaking: false, isPaying: undefined, record: undefined },
  });
});

test('its page asks nobody who reads, so that a session needs no database there', async () => {
  const token = await t.signIn('13800000001');
  const headers = { cookie: `warmlight=${token}` };
  const queries = watchQueries(t.services);
  queries.goAway();
  const ask = async (path: string) => (await t.request(path, { headers })).status;
  expect(await ask(linkTo('question', { locale: 'en' }))).toBe(500);
  // No page is rendered here: what matters is that none of the guards before it failed.
  expect(await ask(linkTo('serviceStatus', { locale: 'en' }))).toBe(404);
  expect(await ask(linkTo('serviceStatus', { locale: 'zh-CN' }))).toBe(404);
  queries.stop();
});
