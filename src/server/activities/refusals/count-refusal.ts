import type { Trx } from '#src/server/db/database.ts';
import type { RefusedBecause, RefusedKind } from '#src/shared/activities/directed/promises.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';

type Refused = { activityId: string } & (
  | { kind: RefusedKind; because: RefusedBecause }
  | { kind: 'gift'; because: MatchBar }
);

/** Counts one more that got nothing, for staff who ask why. The caller holds the activity. */
export async function countRefusal(
  trx: Trx,
  { activityId, kind, because }: Refused,
): Promise<void> {
  await trx
    .insertInto('grant_refusals')
    .values({ activity_id: activityId, kind, because, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['activity_id', 'kind', 'because'])
        .doUpdateSet((eb) => ({ times: eb('grant_refusals.times', '+', 1) })),
    )
    .execute();
}
