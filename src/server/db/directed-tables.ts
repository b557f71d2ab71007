import type {
  LookedAt,
  PromiseKind,
  PromiseStatus,
  RefusedBecause,
} from '#src/shared/activities/directed/promises.ts';
import type { Fixed } from './columns.ts';

/** What a pool keeps for one person; all that writes it holds its activity. */
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

/** What a share brought its case, once a person, case and activity. Never changed, by trigger. */
type ShareSubsidiesTable = {
  cause: Fixed<string>; // primary key, of its grant
  activity_id: Fixed<string>;
  case_id: Fixed<string>;
  user_id: Fixed<string>; // whose share it was
  visitor_user_id: Fixed<string>; // unique within the activity
  created_at: Fixed<number>;
};

/** How often nothing was given, and why: counted, of nobody in particular. */
type GrantRefusalsTable = {
  activity_id: Fixed<string>; // primary key with the two below
  kind: Fixed<LookedAt>;
  because: Fixed<RefusedBecause>;
  times: number;
};

/** The pool that pays what newcomers of a venue direct. */
type VenueAllowancesTable = {
  activity_id: Fixed<string>; // primary key
  venue_id: Fixed<string>;
};

/** What stood on no gift and went back with a refund of its case. Never changed, by trigger. */
type GrantReturnsTable = {
  cause: Fixed<string>; // primary key: each goes back once
  case_refund_id: Fixed<string>;
  amount_in_fen: Fixed<number>;
  created_at: Fixed<number>;
};

export type DirectedTables = {
  pool_promises: PoolPromisesTable;
  share_subsidies: ShareSubsidiesTable;
  grant_refusals: GrantRefusalsTable;
  grant_returns: GrantReturnsTable;
  venue_allowances: VenueAllowancesTable;
};
