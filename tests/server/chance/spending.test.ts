import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findOwnRank } from '#src/server/points/find-rank.ts';
import { findScore } from '#src/server/points/find-score.ts';
import { findMonthlyReport } from '#src/server/points/reports/find-monthly-report.ts';
import { reversePoints } from '#src/server/points/reverse-points.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { type LotteryDesk, openLotteryDesk } from './lottery-desk.ts';

let t: LotteryDesk;
beforeAll(async () => {
  t = await openLotteryDesk();
});
afterAll(() => t.close());

test('what is spent moves nobody down in the week or the month, and a reverse still takes all', async () => {
  const { db } = t.services;
  const activityId = await t.openLottery({ costInPoints: 8 });
  const me = await t.person();
  await t.earn(me, 10);
  await t.draw(activityId, me);
  expect((await t.draw(activityId, me, { spend: true })).data.spent).toBe(8);
  const { userId } = me;
  expect(await findScore(db, userId)).toBe(2);
  const now = t.services.now();
  expect((await findOwnRank(db, { userId, period: 'thisWeek' }, now)).loveScore).toBe(10);
  const month = dayOf(now).slice(0, 7);
  expect((await findMonthlyReport(db, { userId, month }, now)).loveScore).toBe(10);
  const { subject } = await db
    .selectFrom('points')
    .select('subject')
    .where('user_id', '=', userId)
    .where('kind', '=', 'verify')
    .executeTakeFirstOrThrow();
  for (let i = 0; i < 2; i += 1)
    await inTransaction(db, (trx) => reversePoints(trx, { userId, kind: 'verify', subject }, now));
  expect(await findScore(db, userId)).toBe(-8);
  expect((await t.draw(activityId, me, { spend: true })).refusal?.reason).toBe('loveValueLacks');
  expect(await t.info(activityId, me)).toMatchObject({ chances: 0, loveScore: -8 });
});
