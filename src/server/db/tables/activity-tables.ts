import type { Fixed, Flag } from '#src/server/db/columns.ts';
import type { ActivityStatus } from '#src/shared/activities/activity-statuses.ts';
import type { ActivityType, PoollessType } from '#src/shared/activities/activity-types.ts';
import type { ApplyStatus } from '#src/shared/activities/apply/apply-status.ts';
import type { CaseGroup } from '#src/shared/activities/case-groups.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import type { BonfireTables } from './bonfire-tables.ts';
import type { DirectedTables } from './directed-tables.ts';

/**
 * This is what a sponsor promised to a list of cases; a row comes with the second person's word.
 */
type ActivitiesTable = {
  id: Fixed<string>; // activityId; its money is the ledger's account P:{id}
  type: Fixed<ActivityType | PoollessType>; // one without a pool has a row of `venues` or `lotteries`
  name: Fixed<string>; // published, in the first language
  names: Fixed<string>; // JSON of the other languages
  sponsor: Fixed<string>; // published
  status: ActivityStatus;
  starts_at: Fixed<number>;
  ends_at: Fixed<number>;
  control_percent: Fixed<number>; // of its first cases the lot leaves out; never changed, by trigger
  funded_in_fen: number;
  returned_in_fen: number; // to the sponsor, once it ended
  proposed_by: Fixed<string>;
  approved_by: Fixed<string>; // CHECK: another one
  approved_at: Fixed<number>;
  frozen_by: string | null; // another one thaws it
  ended_at: number | null;
};

/** It is never changed, by trigger: another rule is another version. */
type ActivityRulesTable = {
  activity_id: Fixed<string>; // primary key with version
  version: Fixed<number>;
  from_at: Fixed<number>; // later than that of the version before, by trigger
  rule: Fixed<string>; // JSON, as its type of activity keeps it
  hash: Fixed<string>; // of all the above
};

type ActivityCasesTable = {
  activity_id: Fixed<string>; // primary key with case_id
  case_id: Fixed<string>; // in one activity that adds to gifts at a time (partial unique index)
  matched_in_fen: number; // less what went back
  adds_to_gifts: Fixed<Flag>; // where not, it stands beside another activity of the case
  drawn: Fixed<CaseGroup | null>; // null where no lot was drawn
  raised_before_in_fen: Fixed<number>; // as it was taken in
  raised_after_in_fen: number | null; // as it left
  left_at: number | null;
};

/**
 * This is what one gift was matched with, the steps of a bonfire that it finished, a pocket that it
 * brought; or what somebody directed without a gift. It is never changed, by trigger; what went
 * back stands with its refund.
 */
type ActivityGrantsTable = {
  cause: Fixed<string>; // primary key: the gift, or what else it stands on
  order_id: Fixed<string | null>; // unique: the gift it goes back with
  activity_id: Fixed<string>;
  rule_version: Fixed<number>;
  case_id: Fixed<string>;
  user_id: Fixed<string>;
  amount_in_fen: Fixed<number>;
  day: Fixed<string>; // YYYY-MM-DD in China
  created_at: Fixed<number>;
};

/** A family asks to take part in what was promised to others; one of the staff decides. */
type ActivityApplicationsTable = {
  id: Fixed<string>;
  activity_id: Fixed<string>;
  case_id: Fixed<string>; // one that waits, a case (partial unique index)
  applied_by: Fixed<string>;
  applied_at: Fixed<number>;
  status: Exclude<ApplyStatus, 'DEFAULT'>;
  words: string; // staff's, for the family
  decided_by: string | null; // CHECK: another one
  decided_at: number | null;
};

/**
 * This is a gift that was given while its case's matching ran, and was not matched. It is never
 * changed, by trigger.
 */
type ActivityRefusalsTable = {
  order_id: Fixed<string>; // primary key
  activity_id: Fixed<string>;
  bar: Fixed<MatchBar>;
  created_at: Fixed<number>;
};

/**
 * A sponsor reads there the account of an activity without one; taken back, it opens nothing more.
 */
type SponsorLinksTable = {
  id: Fixed<string>; // what the address ends with
  activity_id: Fixed<string>;
  opened_by: Fixed<string>;
  opened_at: Fixed<number>;
  revoked_by: string | null;
  revoked_at: number | null;
};

export type ActivitySchema = BonfireTables &
  DirectedTables & {
    activities: ActivitiesTable;
    activity_rules: ActivityRulesTable;
    activity_cases: ActivityCasesTable;
    activity_applications: ActivityApplicationsTable;
    activity_grants: ActivityGrantsTable;
    activity_refusals: ActivityRefusalsTable;
    sponsor_links: SponsorLinksTable;
  };
