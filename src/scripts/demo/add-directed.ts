import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import type { Services } from '#src/server/services.ts';
import { findCasesToJoin } from '#src/server/venues/allowance/find-cases-to-join.ts';
import { findVenues } from '#src/server/venues/find-venue.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { demoId } from './add-story.ts';
import { promiseActivity, type ToldPromise } from './promise-activity.ts';

/** Gifts to this story bring pockets, and its shares bring something. */
export const pocketSlug = 'heart-leyang';

/** A sponsor lets newcomers of the venue choose, and another adds to gifts and shares of a story. */
export async function addDirected(services: Services, now: number): Promise<void> {
  const { db } = services;
  const [venue] = await findVenues(db, { locale: 'zh-CN', running: true });
  if (!venue) throw new Error('Newcomers choose among the appeals of a venue, and there is none.');
  const { activityId: venueId } = venue;
  const time = { startsAt: now - 2 * dayMs, endsAt: now + 11 * dayMs };
  await open(services, {
    ...{ type: 'taskDonation', sponsor: '青禾软件（演示）', ...time },
    ...{ name: '新朋友的一份心意', names: { en: 'A gift for newcomers to give' } },
    rule: {
      ...{ venueId, allowanceInFen: 500, days: 7, perCaseInFen: 50_000, accountAgeDays: 0 },
    },
    cases: await findCasesToJoin(db, venueId),
    ...{ statementNo: 'DEMO20260006', amountInFen: 100_000, reason: '捐赠协议 2026-061' },
  });
  await open(services, {
    ...{ type: 'matchingShare', sponsor: '云岭同心公益基金会（演示）', ...time },
    ...{ name: '转发有心', names: { en: 'Sharing that counts' } },
    rule: {
      ...{ pocketInFen: 300, pocketHours: 72, perShareInFen: 200, perPersonInFen: 1000 },
      ...{ perCaseInFen: 50_000, accountAgeDays: 0 },
    },
    cases: [demoId(pocketSlug)],
    ...{ statementNo: 'DEMO20260007', amountInFen: 100_000, reason: '捐赠协议 2026-062' },
  });
}

/** It is opened by two persons, filled, and begun by the clock. */
async function open(services: Services, promised: ToldPromise): Promise<void> {
  const { startsAt } = promised;
  const activityId = await promiseActivity(services, promised, startsAt);
  await heedClock(services.db, { activityId }, startsAt);
}
