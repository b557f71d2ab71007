import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { endPromises } from './end-promises.ts';

export const promiseJob = 'promise-end';

/** Has the clock look at what is kept for somebody when its time is over. */
export async function waitForEnd(
  trx: Trx,
  { promiseId, endsAt }: { promiseId: string; endsAt: number },
): Promise<void> {
  const id = `${promiseJob}:${promiseId}`;
  await enqueue(trx, { id, name: promiseJob, payload: { promiseId }, runAt: endsAt });
}

/** What nobody used in time returns to the pool, once. Answers the kept pages that say so. */
export function heedEnd(
  db: Database,
  { promiseId }: { promiseId: string },
  now: number,
): Promise<readonly string[]> {
  return inTransaction(db, async (trx) => {
    const promise = await trx
      .selectFrom('pool_promises')
      .select(['activity_id as activityId', 'ends_at as endsAt', 'kind'])
      .where('id', '=', promiseId)
      .executeTakeFirst();
    if (!promise || now < promise.endsAt) return [];
    await lockActivity(trx, promise.activityId);
    await endPromises(trx, { promiseId }, now);
    return promise.kind === 'allowance' ? [tagOfLists] : [];
  });
}
