import type { Services } from '#src/server/services.ts';
import { expireCase } from './transitions/end-raising.ts';

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
    pageTags.purge(await expireCase(db, id, now));
  }
  return expired.length;
}
