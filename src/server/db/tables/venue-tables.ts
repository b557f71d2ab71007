import type { Fixed, Flag } from '#src/server/db/columns.ts';

/**
 * This is what a venue says beside its row of `activities`, whose name is that of the first
 * language.
 */
export type VenuesTable = {
  activity_id: Fixed<string>; // primary key
  words: Fixed<string>; // JSON, name and intro by language, published
};

/**
 * These are the cases that two persons put into a venue; which of them take part is asked at each
 * reading.
 */
export type VenueCasesTable = {
  activity_id: Fixed<string>; // primary key with case_id
  case_id: Fixed<string>;
};

/** This is the page of a company or a team within a venue; `hidden_at` once staff took it down. */
export type SubVenuesTable = {
  id: Fixed<string>; // subActivityId
  activity_id: Fixed<string>;
  name: Fixed<string>; // published
  created_by: Fixed<string>;
  created_at: Fixed<number>;
  hidden_at: number | null;
};

/** This is what was given through a venue or a sub-venue and not returned. */
export type VenueSumsTable = {
  venue_id: Fixed<string>; // activityId or subActivityId
  people: number; // a gift without an account is a person of its own
  amount_in_fen: number;
  cases: number;
};

/** This is what one person gave through a venue or a sub-venue and did not get back. */
export type VenueGiversTable = {
  venue_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>;
  gifts: number; // those not returned whole
  hidden_gifts: number; // of these the anonymous ones
  amount_in_fen: number;
  families: number;
  unlisted: Flag; // by choice
};

/** This is how many gifts of a person to a case are not returned whole. */
export type VenueHelpedTable = {
  venue_id: Fixed<string>; // primary key with user_id and case_id
  user_id: Fixed<string>;
  case_id: Fixed<string>;
  gifts: number;
};

/** This is how many gifts to a case are not returned whole. */
export type VenueCaseGiftsTable = {
  venue_id: Fixed<string>; // primary key with case_id
  case_id: Fixed<string>;
  gifts: number;
};

export type VenueTables = {
  venues: VenuesTable;
  venue_cases: VenueCasesTable;
  sub_venues: SubVenuesTable;
  venue_sums: VenueSumsTable;
  venue_givers: VenueGiversTable;
  venue_helped: VenueHelpedTable;
  venue_case_gifts: VenueCaseGiftsTable;
};
