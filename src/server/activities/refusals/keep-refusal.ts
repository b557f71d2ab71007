import type { Trx } from '#src/server/db/database.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import { countRefusal } from './count-refusal.ts';

type Refused = { orderId: string; activityId: string; bar: MatchBar };

/**
 * Keeps with a gift why it was not matched: staff read it by rule. The caller holds the activity.
 */
export async function keepRefusal(
  trx: Trx,
  { orderId, activityId, bar }: Refused,
  now: number,
): Promise<void> {
  await trx
    .insertInto('activity_refusals')
    .values({ order_id: orderId, activity_id: activityId, bar, created_at: now })
    .execute();
  await countRefusal(trx, { activityId, kind: 'gift', because: bar });
}
