import type { Fixed } from '#src/server/db/columns.ts';

/** These are the words of a link, '' for those it did not say. */
export type TouchWords = {
  source: Fixed<string>;
  sharedv: Fixed<string>; // how many hands the link went through, as it says
  forward_from: Fixed<string>;
  channel: Fixed<string>;
  user_source_id: string; // keyed hash of who passed it on; blank once they closed their account
  bof_id: Fixed<string>;
  entrancetype: Fixed<string>;
  posid: Fixed<string>;
};

/**
 * This is what led to an account, a share, a gift, a launch or a lead; a row each for first and
 * last.
 */
type TouchesTable = TouchWords & {
  subject: Fixed<'account' | 'share' | 'gift' | 'launch' | 'lead'>; // primary key with the next two
  subject_id: Fixed<string>;
  position: Fixed<'first' | 'last'>;
  touched_at: Fixed<number>;
  created_at: Fixed<number>;
};

/** So many opened a case by such a link on a day. Nothing tells who. */
type TouchedVisitDaysTable = {
  day: Fixed<string>; // primary key with the next two
  channel: Fixed<string>;
  sharedv: Fixed<string>;
  visit_count: number;
};

/** This is what a browser told of a passing-on beside what makes the tree. */
type ShareOriginsTable = {
  share_id: Fixed<string>; // primary key
  source: Fixed<string>;
  share_dv: Fixed<string>;
  user_source_id: string;
  share_source_id: Fixed<string>; // as told; the tree has it only where it is a share of this case
  wx_source: Fixed<string>;
  to_wx_source: Fixed<string>;
  trade_no: Fixed<string>;
  path_name: Fixed<string>;
  crypto_user_id: Fixed<string>;
  created_at: Fixed<number>;
};

export type AttributionSchema = {
  touches: TouchesTable;
  touched_visit_days: TouchedVisitDaysTable;
  share_origins: ShareOriginsTable;
};
