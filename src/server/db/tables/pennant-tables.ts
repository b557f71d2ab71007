import type { Fixed } from '#src/server/db/columns.ts';

/**
 * This is a word of thanks from one person to another, or from the platform to who came to a venue.
 */
type PennantsTable = {
  id: Fixed<string>;
  kind: Fixed<'gave' | 'verified' | 'spoke' | 'told' | 'visit'>;
  from_user_id: Fixed<string | null>; // null of a visit; unique with to_user_id and kind
  to_user_id: Fixed<string>;
  to_name: Fixed<string>; // personal; as it stood on the appeal
  case_id: Fixed<string | null>; // where the two met
  activity_id: Fixed<string | null>; // of a visit; unique with to_user_id
  words: Fixed<string>; // personal
  created_at: Fixed<number>;
  hidden_at: number | null;
  hidden_by: 'giver' | 'receiver' | 'staff' | null;
  reported_at: number | null; // who received it asked staff to look at it
};

/** It says on which days of China's calendar somebody who signed in came to a venue. */
type VenueVisitDaysTable = {
  activity_id: Fixed<string>; // primary key with user_id and day
  user_id: Fixed<string>;
  day: Fixed<string>;
};

export type PennantTables = {
  pennants: PennantsTable;
  venue_visit_days: VenueVisitDaysTable;
};
