import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitTally } from '#src/server/platform/visits/visit-tally.ts';
import { writeVisits } from '#src/server/sharing/write-visits.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { eventAddByOpenId } from '#src/shared/sharing/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { share, shareRowOf, userIdOf, visit } from '../../support/test-sharing.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  t.setNow(testNow);
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

const daysOf = (caseId: string) =>
  t.services.db
    .selectFrom('case_visit_days')
    .select(['day', 'visit_count'])
    .where('case_id', '=', caseId)
    .orderBy('day')
    .execute();

test('whoever opens a case counts once a day, by a share or not, and is written later', async () => {
  const shareId = await share(t, { infoId: infoUuid });
  for (const shareSourceId of ['', shareId, '']) {
    await visit(t, { infoUuid, shareSourceId, address: '10.1.0.1' });
  }
  await visit(t, { infoUuid, shareSourceId: '', address: '10.1.0.2' });
  expect((await shareRowOf(t, shareId)).visit_count).toBe(1);
  expect(await daysOf(infoUuid)).toEqual([]);
  await writeVisits(t.services);
  expect(await daysOf(infoUuid)).toEqual([{ day: '2026-11-20', visit_count: 2 }]);
  t.setNow(testNow + dayMs);
  await visit(t, { infoUuid, shareSourceId: '', address: '10.1.0.1' });
  await visit(t, { infoUuid, shareSourceId: '', address: '10.1.0.3' });
  await writeVisits(t.services);
  await writeVisits(t.services);
  expect(await daysOf(infoUuid)).toEqual([
    { day: '2026-11-20', visit_count: 2 },
    { day: '2026-11-21', visit_count: 2 },
  ]);
});

test('a visit by a link that says so is counted by its channel and degree, without who', async () => {
  const { publicOrigin } = t.services.config;
  const by = (query: string, address: string) => {
    const referer = `${publicOrigin}/cf/contribute/${infoUuid}?${query}`;
    const headers = { referer, 'x-client-address': address };
    return t.call(eventAddByOpenId, { infoUuid, eventType: 2 }, { headers });
  };
  for (const address of ['10.2.0.1', '10.2.0.1', '10.2.0.2'])
    await by('channel=paper&sharedv=2&userSourceId=someone', address);
  await by('utm=1', '10.2.0.3');
  await writeVisits(t.services);
  await by('channel=paper&sharedv=2', '10.2.0.4');
  await writeVisits(t.services);
  const rows = await t.services.db.selectFrom('touched_visit_days').selectAll().execute();
  const day = '2026-11-20';
  expect(rows).toEqual([{ day, channel: 'paper', sharedv: '2', visit_count: 3 }]);
});

test('made-up channels of a day are one beyond a number, and a known one stays itself', () => {
  const visits = createVisitTally();
  const told = { day: '2026-11-20', sharedv: '', visitCount: 1 };
  for (let at = 0; at < 2100; at += 1) visits.addTouched({ ...told, channel: `c${at}` });
  visits.addTouched({ ...told, channel: 'c5' });
  const taken = visits.takeTouched();
  expect(taken).toHaveLength(2001);
  expect(taken.find(({ channel }) => channel === 'c5')?.visitCount).toBe(2);
  expect(taken.find(({ channel }) => channel === '*')?.visitCount).toBe(100);
});

test('a fundraiser, a case nobody may see and one that is not there count nothing', async () => {
  const token = await t.signIn('13900000091');
  const own = await makeCase(t.services.db, { owner_user_id: await userIdOf(t, '13900000091') });
  const hidden = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  await visit(t, { infoUuid: own.id, shareSourceId: '', address: '10.1.1.1', token });
  await visit(t, { infoUuid: hidden.id, shareSourceId: '', address: '10.1.1.2' });
  const absent = 'a'.repeat(22);
  await visit(t, { infoUuid: absent, shareSourceId: '', address: '10.1.1.3' });
  await writeVisits(t.services);
  for (const caseId of [own.id, hidden.id, absent]) expect(await daysOf(caseId)).toEqual([]);
});

test('what can not be written is written with the next', async () => {
  const visits = createVisitTally();
  visits.add({ caseId: infoUuid, day: '2026-11-20', visitCount: 2 });
  visits.add({ caseId: 'b'.repeat(22), day: '2026-11-20', visitCount: 1 });
  const services = { db: t.services.db, visits };
  await expect(writeVisits(services)).rejects.toThrow();
  expect(await daysOf(infoUuid)).toEqual([]);
  const kept = visits.takeAll();
  expect(kept).toHaveLength(2);
  for (const one of kept.filter(({ caseId }) => caseId === infoUuid)) visits.add(one);
  await writeVisits(services);
  expect(await daysOf(infoUuid)).toEqual([{ day: '2026-11-20', visit_count: 2 }]);
});
