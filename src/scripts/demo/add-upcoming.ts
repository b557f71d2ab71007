import { applyActivity } from '#src/server/activities/apply/apply-activity.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { demoId } from './add-story.ts';
import { getActivityId, promiseActivity, type ToldPromise } from './promise-activity.ts';

const name = '春暖同行';
/** It is long ago, so that those which run come first. */
const promisedDaysAgo = 20;

/** A matching that was promised and has not started: its pool is filled, and its clock waits. */
export async function addUpcoming(services: Services, now: number): Promise<void> {
  const promised: ToldPromise = {
    ...{ type: 'matchingDonation', sponsor: '云岭同心公益基金会（演示）' },
    ...{ name, names: { en: 'Together into spring' } },
    rule: {
      ...{ ratioBasisPoints: 10_000, perGiftInFen: 5000, perPersonDayInFen: 10_000 },
      ...{ perCaseInFen: 200_000, accountAgeDays: 7 },
    },
    ...{ startsAt: now + 6 * dayMs, endsAt: now + 36 * dayMs },
    cases: [demoId('burn-kitchen-ahui')],
    ...{ statementNo: 'DEMO20260009', amountInFen: 500_000, reason: '捐赠协议 2026-058' },
  };
  await promiseActivity(services, promised, now - promisedDaysAgo * dayMs);
}

/** A family asks to take part, and nobody answered yet. */
export async function askToTakePart(services: Services, now: number): Promise<void> {
  const { db } = services;
  const caseId = demoId('lung-miner-laoqin');
  const { userId } = await db
    .selectFrom('cases')
    .select('owner_user_id as userId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await applyActivity(db, { caseId, activityId: await getActivityId(db, name), userId }, now);
}
