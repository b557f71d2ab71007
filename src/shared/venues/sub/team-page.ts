/** A team's name, which stands in lists, has so many letters at most. */
export const maxTeamName = 24;

/** This is a team's page within a venue, with what was given through it and not returned. */
export type TeamPage = {
  subActivityId: string;
  name: string;
  people: number;
  amountInFen: number;
  cases: number;
};

/**
 * This is what a person gave through a venue or a team's page, and whether its list may name them.
 */
export type OwnVenue = {
  venueId: string;
  /** This is the venue's own id, also where it is a team's page. */
  activityId: string;
  name: string;
  amountInFen: number;
  families: number;
  listed: boolean;
};
