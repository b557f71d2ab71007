import type { ActivityStatus } from '#src/shared/activities/activity-statuses.ts';

/**
 * This is a venue, or the page of a team within one, with what was given through it and not
 * returned.
 */
export type VenueView = {
  activityId: string;
  /**
   * This is what gifts through this page carry: the activity's id, or that of the page within it.
   */
  venueId: string;
  name: string;
  intro: string;
  sponsor: string;
  status: ActivityStatus;
  startsAt: number;
  endsAt: number;
  sub: { name: string; createdBy: string } | null;
  people: number;
  amountInFen: number;
  /** This is how many families were helped. */
  cases: number;
};
