import type { Database } from '#src/server/db/database.ts';
import { addingStatuses } from '#src/shared/activities/activity-statuses.ts';
import { takesGifts } from '#src/shared/cases/case-card.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type ActivityAccount, findActivities } from './find-activities.ts';
import { findTakingPart } from './find-taking-part.ts';

type Running = ActivityAccount & { takesGifts: boolean };

/** Finds the activities that run, each with whether one can give to an appeal in it now. */
export async function findRunning(db: Database, locale: Locale, now: number): Promise<Running[]> {
  const list = await findActivities(db, { statuses: addingStatuses, locale });
  return Promise.all(
    list.map(async (activity) => {
      const cards = await findTakingPart(db, { ...activity, locale }, now);
      return { ...activity, takesGifts: cards.some(takesGifts) };
    }),
  );
}
