/** Letters of a team's name, which stands in lists. */
export const maxTeamName = 24;

/** A team's page within a venue, with what was given through it and not returned. */
export type TeamPage = {
  subActivityId: string;
  name: string;
  people: number;
  amountInFen: number;
  cases: number;
};

/** What a person gave through a venue or a team's page, and whether its list may name them. */
export type OwnVenue = {
  venueId: string;
  /** The venue's own id, also where it is a team's page. */
  activityId: string;
  name: string;
  amountInFen: number;
  families: number;
  listed: boolean;
};
