import type { Database } from '#src/server/db/database.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { type PromoName, promoNames } from '#src/shared/platform/frame/calls.ts';

const daysShown = 30;

type Uv = { bizId: PromoName; today: number; inAll: number };

/** Tells staff how many each notice reached today, and the days of the last month added up. */
export async function findUv(db: Database, now: number): Promise<Uv[]> {
  const rows = await db
    .selectFrom('uv_days')
    .select(['biz_id as bizId', 'day', 'uv_count as count'])
    .where('day', '>', dayOf(now - daysShown * dayMs))
    .where('biz_id', 'in', promoNames)
    .execute();
  return promoNames.map((bizId) => {
    const own = rows.filter((row) => row.bizId === bizId);
    const today = own.find(({ day }) => day === dayOf(now))?.count ?? 0;
    return { bizId, today, inAll: own.reduce((sum, { count }) => sum + count, 0) };
  });
}
