import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { dayNumberOf, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { claimDays } from '#src/shared/points/tasks.ts';
import { findReady } from './tasks/find-ready.ts';

type SharedCase = {
  infoUuid: string;
  title: string;
  visitorCount: number;
  state: 'taken' | 'waits' | 'later';
};

/** Finds cases that others came to by a person's links in the last days, most visitors first. */
export async function findShared(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
): Promise<SharedCase[]> {
  const since = startOfDayNumber(dayNumberOf(now) - claimDays + 1);
  const rows = await db
    .selectFrom('shares')
    .innerJoin('share_visits', 'share_visits.share_id', 'shares.id')
    .innerJoin('cases', 'cases.id', 'shares.case_id')
    .leftJoin('points', (join) =>
      join
        .onRef('points.subject', '=', 'shares.case_id')
        .onRef('points.user_id', '=', 'shares.user_id')
        .on('points.kind', '=', 'share'),
    )
    .select(['shares.case_id as infoUuid', titleIn(locale).as('title')])
    .select(({ fn }) => [
      fn.countAll<number>().as('visitorCount'),
      fn.max('points.id').as('pointId'),
    ])
    .where('shares.user_id', '=', userId)
    .where('share_visits.created_at', '>=', since)
    .groupBy(['shares.case_id', 'cases.id'])
    .orderBy('visitorCount', 'desc')
    .orderBy('infoUuid')
    .limit(20)
    .execute();
  const ready = await findReady(db, { userId, taskId: 'share' }, now);
  return rows.map(({ pointId, visitorCount, ...row }) => ({
    ...row,
    visitorCount: Number(visitorCount),
    state: pointId
      ? 'taken'
      : ready.some(({ subject }) => subject === row.infoUuid)
        ? 'waits'
        : 'later',
  }));
}
