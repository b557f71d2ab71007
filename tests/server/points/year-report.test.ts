import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressOf } from '#src/shared/contract/call.ts';
import { monthlyReportGet } from '#src/shared/points/monthly/calls.ts';
import * as calls from '#src/shared/points/yearly/calls.ts';
import { linesOfYear } from '#src/texts/year-lines.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { from, openPointsDesk, type PointsDesk } from './points-desk.ts';

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

const read = async (year = 2026) =>
  (await d.call(calls.yearReportGet, { year }, from(d.me().token))).data;
const fetch = (address: string) =>
  d.request(address, { headers: { authorization: `Bearer ${d.me().token}` } });

async function give(amountInFen: number, paidAt: number, returned = 0) {
  const { id } = await makeCase(d.services.db);
  await makeGift(d.services.db, id, {
    ...{ user_id: d.me().userId, amount_in_fen: amountInFen },
    ...{ created_at: paidAt, paid_at: paidAt, returned_in_fen: returned },
  });
}

test('a year has the sums of its months, to the minute in China', async () => {
  await give(5_000, testNow);
  await give(2_000, testNow, 500);
  await give(900, testNow, 900);
  await give(700, Date.parse('2026-01-01T00:00:00+08:00'));
  await give(800, Date.parse('2025-12-31T23:59:00+08:00'));
  await d.signInToday();
  const report = await read();
  expect(report.donations).toEqual({ count: 3, amountInFen: 7_200, caseCount: 3 });
  expect(report.chart).toHaveLength(12);
  for (const { month, ...figures } of report.chart) {
    if (month > '2026-11') continue;
    const own = (await d.call(monthlyReportGet, { month }, from(d.me().token))).data;
    const { count: giftCount, amountInFen } = own.donations;
    expect(figures).toEqual({ giftCount, amountInFen, loveScore: own.loveScore });
  }
  expect((await read(2025)).donations.amountInFen).toBe(800);
});

test('a year without anything is whole and empty; one that has not begun is refused', async () => {
  expect(await read(2024)).toMatchObject({ isNew: false, loveScore: 0, donations: { count: 0 } });
  for (const year of [2019, 2027]) {
    const answer = await d.call(calls.yearReportGet, { year }, from(d.me().token));
    expect(answer.status).toBe(400);
  }
  expect((await d.call(calls.yearReportGet, { year: 2026 }, from())).status).toBe(401);
});

test('the table has twelve months and their sum', async () => {
  await give(5_050, testNow);
  const answer = await fetch(`${calls.yearReportCsv.path}?year=2026`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 12 + 1);
  expect(lines).toContain('"2026-11",1,"50.50",0');
  expect(lines.at(-1)).toBe('"合计",1,"50.50",0');
});

test('the card is a picture, and tells an amount only when asked', async () => {
  await give(5_050, testNow);
  const drawn = await fetch(addressOf(calls.yearReportPicture, { year: 2026 }));
  expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).format).toBe('png');
  const said = { report: await read(), language: 'zh-CN' } as const;
  expect(linesOfYear({ ...said, withAmount: false }).join()).not.toContain('50.5');
  expect(linesOfYear({ ...said, withAmount: true }).join()).toContain('50.5');
});
