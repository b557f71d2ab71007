import { openActivity } from '#src/server/activities/open-activity.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { joinVenue } from '#src/server/venues/allowance/join-venue.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';

type Confirmed = { subject: string; value: string; proposedBy: string; confirmedBy: string };

/** What a sponsor promised begins to hold; newcomers' money joins the venue it is for. */
export async function openPromised(
  trx: Trx,
  { subject: activityId, value, proposedBy, confirmedBy }: Confirmed,
  now: number,
): Promise<void> {
  const promised = fromJson<PromisedActivity>(value);
  await openActivity(trx, { activityId, promised, proposedBy, approvedBy: confirmedBy }, now);
  if (promised.type !== 'taskDonation') return;
  await joinVenue(trx, { activityId, venueId: promised.rule.venueId });
}
