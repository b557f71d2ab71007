import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findOrderCount } from '#src/server/donations/order/find-orders.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { monthlyReportCsv, monthlyReportGet } from '#src/shared/points/monthly/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { share, visit } from '../../support/test-sharing.ts';
import { from, openPointsDesk, type PointsDesk } from './points-desk.ts';

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

const read = async (month = '2026-11') =>
  (await d.call(monthlyReportGet, { month }, from(d.me().token))).data;

async function give(amountInFen: number, paidAt: number, more: { returned?: number } = {}) {
  const { id } = await makeCase(d.services.db);
  await makeGift(d.services.db, id, {
    ...{ user_id: d.me().userId, amount_in_fen: amountInFen },
    ...{ created_at: paidAt, paid_at: paidAt, returned_in_fen: more.returned ?? 0 },
  });
}

test('gifts, shares and love value are those of the rows, day by day', async () => {
  await give(5_000, testNow);
  await give(2_000, testNow, { returned: 500 });
  await give(900, testNow, { returned: 900 });
  // These are the last minute of October and the first of November in China.
  await give(700, Date.parse('2026-10-31T23:59:00+08:00'));
  await give(800, Date.parse('2026-11-01T00:00:00+08:00'));
  await d.signInToday();
  d.setNow(testNow + dayMs);
  await d.signInToday();
  const { id: infoId } = await makeCase(d.services.db);
  const shareSourceId = await share(d, { infoId, token: d.me().token });
  await visit(d, { infoUuid: infoId, shareSourceId, address: 'elsewhere' });
  const report = await read();
  expect(report.donations).toEqual({ count: 3, amountInFen: 7_300, caseCount: 3 });
  expect(report.shares).toEqual({ count: 1, visitorCount: 1 });
  expect(report.loveScore).toBe(2);
  expect(report.loveScore).toBe((await d.tasks()).loveScore);
  expect(report.chart).toHaveLength(30);
  const full = report.chart.filter(({ giftCount, loveScore }) => giftCount > 0 || loveScore > 0);
  expect(full).toEqual([
    { day: '2026-11-01', giftCount: 1, amountInFen: 800, loveScore: 0 },
    { day: '2026-11-20', giftCount: 2, amountInFen: 6_500, loveScore: 1 },
    { day: '2026-11-21', giftCount: 0, amountInFen: 0, loveScore: 1 },
  ]);
  const october = await read('2026-10');
  expect(october.donations).toEqual({ count: 1, amountInFen: 700, caseCount: 1 });
  const all = await findOrderCount(d.services.db, d.me().userId);
  expect(all.amountInFen).toBe(report.donations.amountInFen + october.donations.amountInFen);
});

test('a month without anything is whole and empty; one that has not begun is refused', async () => {
  const empty = await read('2026-02');
  expect(empty).toMatchObject({
    ...{ loveScore: 0, isNew: false, shares: { count: 0, visitorCount: 0 } },
    donations: { count: 0, amountInFen: 0, caseCount: 0 },
  });
  expect(empty.chart).toHaveLength(28);
  const ask = (month: string) => d.call(monthlyReportGet, { month }, from(d.me().token));
  for (const month of ['2026-12', '2026-13', '', '2026'])
    expect((await ask(month)).status).toBe(400);
  expect((await d.call(monthlyReportGet, { month: '2026-11' }, from())).status).toBe(401);
});

test('a month is new until a week after its end', async () => {
  const end = Date.parse('2026-12-01T00:00:00+08:00');
  for (const [at, isNew] of [
    [testNow, true],
    [end + 7 * dayMs - 1, true],
    [end + 7 * dayMs, false],
  ] as const) {
    d.setNow(at);
    expect((await read()).isNew).toBe(isNew);
  }
});

test('the table has every day and the same sums, for its own person', async () => {
  await give(5_050, testNow);
  await d.signInToday();
  const answer = await d.request(`${monthlyReportCsv.path}?month=2026-11`, {
    headers: { authorization: `Bearer ${d.me().token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 30 + 1);
  expect(lines).toContain('"2026-11-20",1,"50.50",1');
  expect(lines.at(-1)).toBe('"合计",1,"50.50",1');
});
