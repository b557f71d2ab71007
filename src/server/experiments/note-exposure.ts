import type { Services } from '#src/server/services.ts';
import type { Group } from '#src/shared/experiments/cashier-test.ts';
import { subjectOf } from './subject.ts';

type Exposure = { experimentId: string; who: string; group: Group };

/** Counts who was shown a group, once, and keeps nobody's name. */
export async function noteExposure(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { experimentId, who, group }: Exposure,
  now: number,
): Promise<void> {
  await db
    .insertInto('experiment_exposures')
    .values({
      experiment_id: experimentId,
      subject: subjectOf(keys, experimentId, who),
      group_no: group,
      exposed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
