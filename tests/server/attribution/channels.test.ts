import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChannels } from '#src/server/attribution/find-channels.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { deskChannels } from '#src/shared/attribution/calls.ts';
import { calls } from '#src/shared/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testNow } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';

const channel = 'zhihu-x77';
let t: GivingServer;
let infoUuid: string;
let releaser: Staff;
let reviewer: Staff;
beforeAll(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
  releaser = await addStaff(t, 'releaser');
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

/** Begins a gift by a link, its page told by the browser as the page before. */
async function beginBy(query: string): Promise<string> {
  const referer = `${t.services.config.publicOrigin}/cf/contribute/${infoUuid}?${query}`;
  const { status, data } = await t.order({ infoUuid, amountInFen: 5000 }, { headers: { referer } });
  expect(status).toBe(200);
  return data.tradeNo;
}

const tableFor = ({ token }: Pick<Staff, 'token'>, query = 'days=30') =>
  t.request(`${deskChannels.path}?${query}`, { headers: { authorization: `Bearer ${token}` } });

test('a gift begun by a channel is in the table of staff, and nowhere that the public asks', async () => {
  await beginBy(`channel=${channel}&sharedv=2&userSourceId=one`);
  const paid = await beginBy(`channel=${channel}&sharedv=2&userSourceId=two`);
  expect((await t.atCashier(paid, 'pay')).status).toBeLessThan(400);
  await t.bank.deliverDue();
  expect(await t.statusOf(paid)).toBe('PAID');
  const table = await tableFor(releaser);
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(table.headers.get('cache-control')).toContain('no-store');
  const lines = (await table.text()).split('\r\n').filter((line) => line.includes(channel));
  // They are visits, sharers, accounts, shares, gifts begun and paid, fen, launches, leads.
  const numbers = '0,2,0,0,2,1,5000,0,0';
  expect(lines).toEqual([
    `"第一次来的链接","${channel}","2",${numbers}`,
    `"最后一次来的链接","${channel}","2",${numbers}`,
  ]);
  let asked = 0;
  for (const call of calls) {
    // Bytes of pictures hold no words.
    if (call.answer === 'bytes') continue;
    if (call.access !== 'open' || !v.safeParse(call.input, { infoUuid }).success) continue;
    const answer = await t.call(call as never, { infoUuid } as never);
    expect(JSON.stringify(answer.data ?? null), call.path).not.toContain(channel);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(10);
});

test('taking the table is on the trail with its days, and whoever has no part in it gets none', async () => {
  await tableFor(releaser, 'days=90&language=en');
  const { list } = await findTrail(t.services.db, { anchorId: '', staffUserId: releaser.userId });
  expect(list[0]).toMatchObject({ act: 'exportChannels', detail: '{"days":90}' });
  expect((await tableFor(reviewer)).status).toBe(403);
  expect((await tableFor({ token: await t.signIn('13900000881') })).status).toBe(403);
  expect((await t.request(`${deskChannels.path}?days=30`)).status).toBe(401);
  expect((await tableFor(releaser, 'days=31')).status).toBe(400);
});

test('lines are of their days and position; a degree that is no number is none', async () => {
  await beginBy('channel=odd&sharedv=many');
  await beginBy('source=only');
  const { db } = t.services;
  const of = async (days: number, now: number) =>
    (await findChannels(db, { position: 'last', days }, now)).map((line) => [
      ...[line.channel, line.degree, line.gifts],
    ]);
  expect(await of(30, testNow + dayMs)).toEqual([
    ['', '', 1],
    ['odd', '', 1],
    [channel, '2', 2],
  ]);
  expect(await of(7, testNow + 8 * dayMs)).toEqual([]);
});

test('visits are counted by channel, beside what they led to', async () => {
  const day = '2026-11-20';
  await t.services.db
    .insertInto('touched_visit_days')
    .values([
      { day, channel, sharedv: '2', visit_count: 40 },
      { day: '2026-10-01', channel, sharedv: '2', visit_count: 7 },
    ])
    .execute();
  const lines = await findChannels(t.services.db, { position: 'first', days: 30 }, testNow);
  expect(lines.find((line) => line.channel === channel)).toMatchObject({ visits: 40, gifts: 2 });
});
