import type { Fixed } from '#src/server/db/columns.ts';
import type {
  LookedAt,
  PromiseKind,
  PromiseStatus,
  RefusedBecause,
  RefusedKind,
} from '#src/shared/activities/directed/promises.ts';
import type { HoldStatus } from '#src/shared/activities/holds/grant-holds.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';

/** This is what a pool keeps for one person; all that writes it holds its activity. */
type PoolPromisesTable = {
  id: Fixed<string>; // redPocketId, and the cause of the grant of an allowance
  kind: Fixed<PromiseKind>;
  activity_id: Fixed<string>;
  rule_version: Fixed<number>;
  user_id: Fixed<string>; // one allowance that stands, for ever (partial unique index)
  case_id: string | null; // of an allowance once it was directed; one pocket a person, case and activity
  order_id: Fixed<string | null>; // CHECK: the gift that brought a pocket, and takes it away
  amount_in_fen: Fixed<number>;
  status: PromiseStatus;
  made_at: Fixed<number>;
  ends_at: Fixed<number>;
  settled_at: number | null;
};

/**
 * This is what a share brought its case, once a person, case and activity. It is never changed, by
 * trigger.
 */
type ShareSubsidiesTable = {
  cause: Fixed<string>; // primary key, of its grant
  activity_id: Fixed<string>;
  case_id: Fixed<string>;
  user_id: Fixed<string>; // whose share it was
  visitor_user_id: Fixed<string>; // unique within the activity
  created_at: Fixed<number>;
};

/** This is how often nothing was given, and why: counted, of nobody in particular. */
type GrantRefusalsTable = {
  activity_id: Fixed<string>; // primary key with the two below
  kind: Fixed<RefusedKind | 'gift'>; // of a gift `activity_refusals` says which
  because: Fixed<RefusedBecause | MatchBar>;
  times: number;
};

/** This is how often and how much was kept and given: the sums of rows that no page adds up. */
type GrantSumsTable = {
  activity_id: Fixed<string>; // primary key with the two below
  kind: Fixed<LookedAt | 'gift'>;
  status: Fixed<PromiseStatus>;
  times: number;
  amount_in_fen: number; // as it was given, whatever went back since
};

/** The pool pays with it what newcomers of a venue direct. */
type VenueAllowancesTable = {
  activity_id: Fixed<string>; // primary key
  venue_id: Fixed<string>;
};

/**
 * This is what stood on no gift and went back with a refund of its case, or what was held. It is
 * never changed, by trigger.
 */
type GrantReturnsTable = {
  cause: Fixed<string>; // primary key: each goes back once
  case_refund_id: Fixed<string | null>; // null where it was held: its hold says by whom
  amount_in_fen: Fixed<number>;
  created_at: Fixed<number>;
};

/** This is what waits for the desk in its case; one at a time of a grant (partial unique index). */
type GrantHoldsTable = {
  id: Fixed<string>; // holdId
  cause: Fixed<string>;
  amount_in_fen: Fixed<number>; // what of it was still there
  status: HoldStatus;
  reason: string; // '' while nobody but the machine holds it
  held_by: string | null; // null: the machine, for its amount
  held_at: Fixed<number>;
  decided_by: string | null; // CHECK: another one; both where it was revoked
  decided_at: number | null;
};

export type DirectedTables = {
  pool_promises: PoolPromisesTable;
  share_subsidies: ShareSubsidiesTable;
  grant_refusals: GrantRefusalsTable;
  grant_sums: GrantSumsTable;
  grant_returns: GrantReturnsTable;
  grant_holds: GrantHoldsTable;
  venue_allowances: VenueAllowancesTable;
};
