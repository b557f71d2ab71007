import { addActivity } from '#src/server/activities/add-activity.ts';
import { requireOpenTo } from '#src/server/activities/open-activity.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { PromisedVenue } from '#src/shared/venues/venue-fields.ts';
import { addSums } from './add-sums.ts';

type Opened = {
  activityId: string;
  promised: PromisedVenue;
  proposedBy: string;
  approvedBy: string;
};

/** Two persons said what a venue is and which cases it gathers: it waits for the clock. */
export async function openVenue(
  trx: Trx,
  { activityId, promised, ...persons }: Opened,
  now: number,
): Promise<void> {
  await requireOpenTo(trx, promised, now);
  const { name, words, sponsor, startsAt, endsAt, cases } = promised;
  const names = Object.fromEntries(
    Object.entries(words).map(([locale, said]) => [locale, said.name]),
  );
  const told = { type: 'venue', name, names, sponsor, startsAt, endsAt } as const;
  await addActivity(trx, { activityId, ...told, ...persons }, now);
  await trx
    .insertInto('venues')
    .values({ activity_id: activityId, words: toJson(words) })
    .execute();
  await trx
    .insertInto('venue_cases')
    .values([...cases].sort().map((caseId) => ({ activity_id: activityId, case_id: caseId })))
    .execute();
  await addSums(trx, activityId);
}
