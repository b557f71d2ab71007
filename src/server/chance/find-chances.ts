import type { Database, Trx } from '#src/server/db/database.ts';
import { findScore } from '#src/server/points/find-score.ts';
import type { ChancesView, LotteryView } from '#src/shared/chance/lottery-view.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import { isAdult } from './declare-adult.ts';
import { mayDraw } from './may-draw.ts';

type Frozen = Pick<
  LotteryView,
  'activityId' | 'status' | 'startsAt' | 'endsAt' | 'costInPoints' | 'paidPerDay' | 'accountAgeDays'
>;
type Asked = { lottery: Frozen; userId: string };

/** Does it run at this moment? */
export function isRunning({ status, startsAt, endsAt }: Frozen, now: number): boolean {
  return status === 'APPROVE' && now >= startsAt && now < endsAt;
}

/** Finds what a person may draw today, and none where they or the lottery take no part. */
export async function findChances(
  db: Database | Trx,
  { lottery, userId }: Asked,
  now: number,
): Promise<ChancesView> {
  const { activityId, costInPoints, paidPerDay } = lottery;
  const loveScore = await findScore(db, userId);
  const adult = await isAdult(db, userId);
  const isOpen = isRunning(lottery, now) && (await mayDraw(db, { ...lottery, userId }, now));
  if (!isOpen) return { chances: 0, freeLeft: 0, paidLeft: 0, loveScore, adult };
  const { free, paid } = await findDrawnToday(db, { activityId, userId }, now);
  const affordable = Math.max(0, Math.floor(loveScore / costInPoints));
  const freeLeft = free > 0 ? 0 : 1;
  const paidLeft = Math.min(Math.max(0, paidPerDay - paid), affordable);
  return { chances: freeLeft + paidLeft, freeLeft, paidLeft, loveScore, adult };
}

/** Counts how often a person drew today in China. */
export async function findDrawnToday(
  db: Database | Trx,
  { activityId, userId }: { activityId: string; userId: string },
  now: number,
): Promise<{ free: number; paid: number }> {
  const rows = await db
    .selectFrom('lottery_players')
    .innerJoin('lottery_draws', (join) =>
      join
        .onRef('lottery_draws.activity_id', '=', 'lottery_players.activity_id')
        .onRef('lottery_draws.person', '=', 'lottery_players.person'),
    )
    .select('spent')
    .where('lottery_players.activity_id', '=', activityId)
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .execute();
  const free = rows.filter(({ spent }) => spent === 0).length;
  return { free, paid: rows.length - free };
}
