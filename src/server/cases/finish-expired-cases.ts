import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';

const batchSize = 200;

/** Ends the cases whose time is over, and purges their kept pages. */
export async function finishExpiredCases(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  now: number,
): Promise<number> {
  const expired = await db
    .selectFrom('cases')
    .select('id')
    .where('status', '=', 'CROWDFUNDING_STATED')
    .where('ends_at', '<=', now)
    .limit(batchSize)
    .execute();
  for (const { id } of expired) {
    await db
      .updateTable('cases')
      .set({ status: 'FINISHED', end_reason: endReasons.timeExpired, finished_at: now })
      .where('id', '=', id)
      .where('status', '=', 'CROWDFUNDING_STATED')
      .where('ends_at', '<=', now)
      .execute();
    pageTags.purge([tagOfCase(id), tagOfLists]);
  }
  return expired.length;
}
