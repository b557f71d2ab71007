import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { mayTake } from '#src/shared/activities/activity-statuses.ts';
import { lockActivity } from './lock-activity.ts';
import { takeStep } from './take-step.ts';

export const clockJob = 'activity-clock';
type Timed = { activityId: string; startsAt: number; endsAt: number };

/** Has the clock look at the beginning of an activity and at its end. */
export async function waitForClock(trx: Trx, timed: Timed): Promise<void> {
  const { activityId, startsAt, endsAt } = timed;
  for (const runAt of [startsAt, endsAt]) {
    const id = `${clockJob}:${activityId}:${runAt}`;
    await enqueue(trx, { id, name: clockJob, payload: { activityId }, runAt });
  }
}

/** Does what the hour asks of an activity, and answers the kept pages that say so. */
export function heedClock(
  db: Database,
  { activityId }: { activityId: string },
  now: number,
): Promise<readonly string[]> {
  return inTransaction(db, async (trx) => {
    const { status, starts_at, ends_at } = await lockActivity(trx, activityId);
    const step = now >= ends_at ? 'expire' : 'start';
    if (now < starts_at || !mayTake(step, status)) return [];
    return takeStep(trx, { activityId, step, staffUserId: null }, now);
  });
}
