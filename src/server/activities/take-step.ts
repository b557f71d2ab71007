import { raisedNowInFen } from '#src/server/cases/money/shown-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import {
  type ActivityStatus,
  type ActivityStep,
  activitySteps,
  isOver,
  mayTake,
} from '#src/shared/activities/activity-statuses.ts';
import { hasPool } from '#src/shared/activities/activity-types.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { endBonfires } from './bonfire/end-bonfires.ts';
import { lockActivity } from './lock-activity.ts';
import { endPromises } from './promises/end-promises.ts';

type Taken = {
  activityId: string;
  step: ActivityStep;
  /** Null stands for the clock. */
  staffUserId: string | null;
};

/** Only this changes an activity's status. It answers the kept pages that say so. */
export async function takeStep(
  trx: Trx,
  { activityId, step, staffUserId }: Taken,
  now: number,
): Promise<readonly string[]> {
  const activity = await lockActivity(trx, activityId);
  const givesNothing = step === 'control' && !hasPool(activity.type);
  if (givesNothing || !mayTake(step, activity.status)) throw new Problem('activityStateRefuses');
  if (step === 'resume' && activity.frozen_by === staffUserId) {
    throw new Problem('secondPersonNeeded');
  }
  const early = step === 'resume' && now < activity.starts_at;
  const status: ActivityStatus = early ? 'UNSTART' : activitySteps[step].to;
  const over = isOver(status);
  await trx
    .updateTable('activities')
    .set({ status, frozen_by: status === 'FREEZE' ? staffUserId : null })
    .set(over ? { ended_at: now } : {})
    .where('id', '=', activityId)
    .execute();
  if (over) {
    await leaveCases(trx, activityId, now);
    await endBonfires(trx, { of: { activityId }, status: 'END_WITH_TIME' }, now);
    await endPromises(trx, { activityId }, now);
  }
  const cases = await trx
    .selectFrom('activity_cases')
    .select('case_id as caseId')
    .where('activity_id', '=', activityId)
    .execute();
  return [tagOfLists, ...cases.map(({ caseId }) => tagOfCase(caseId))];
}

/** They may be in another activity from here on; what each has of this one stays written. */
async function leaveCases(trx: Trx, activityId: string, now: number): Promise<void> {
  await trx
    .updateTable('activity_cases')
    .set((eb) => ({
      left_at: now,
      raised_after_in_fen: eb
        .selectFrom('case_funds')
        .select(raisedNowInFen.as('inFen'))
        .whereRef('case_funds.case_id', '=', 'activity_cases.case_id'),
    }))
    .where('activity_id', '=', activityId)
    .execute();
}
