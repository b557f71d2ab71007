import type { ColumnType } from 'kysely';
import type { Fixed, Optional } from '#src/server/db/columns.ts';

/** This is work to do, what holds for all of it, and what is watched of it. */
export type WorkTables = {
  idempotency_keys: IdempotencyKeysTable;
  key_versions: KeyVersionsTable;
  jobs: JobsTable;
  switches: SwitchesTable;
  service_hours: ServiceHoursTable;
  browser_errors: BrowserErrorsTable;
  browser_error_days: BrowserErrorDaysTable;
  uv_days: UvDaysTable;
  uv_marks: UvMarksTable;
  backup_runs: BackupRunsTable;
};

type IdempotencyKeysTable = {
  key: Fixed<string>; // primary key with call
  call: Fixed<string>;
  owner: Fixed<string>; // user id or guest
  body_hash: Fixed<string>;
  answer_sealed: string; // secret, JSON: it may carry a receipt code
  created_at: Fixed<number>;
};

/** These are keys that seal values, each closed by a root key that is kept elsewhere. */
type KeyVersionsTable = {
  id: Fixed<string>; // stands before all that it sealed
  version: Fixed<number>; // unique
  root_id: string; // which root key closes it
  wrapped: string; // secret; empty once retired, CHECK
  made_at: Fixed<number>;
  used_from: Fixed<number>; // seals from then on, until the next version does
  retired_at: Optional<number | null>; // nothing that it sealed is left
};

/** This is work to do; rows of the outbox are written in the business transaction. */
type JobsTable = {
  id: Fixed<string>;
  name: Fixed<string>;
  payload: Fixed<string>; // JSON
  dedupe_key: Fixed<string | null>; // unique while not done
  run_at: number;
  attempts: number;
  leased_by: string | null;
  leased_until: number | null;
  done_at: number | null;
  failed_at: number | null; // gave up
  answered_at: ColumnType<number | null, number | null | undefined, number | null>; // staff saw to a given up one
  last_error: string | null;
};

type SwitchesTable = {
  name: Fixed<string>; // money-out-frozen
  value: string;
  reason: string;
  set_at: number;
};

/** This is how requests met an objective, an hour and all nodes together. */
type ServiceHoursTable = {
  hour: Fixed<number>; // its first instant; primary key with objective
  objective: Fixed<string>;
  asked: number;
  missed: number;
};

/** This is what broke in browsers, alike ones as one row. */
type BrowserErrorsTable = {
  hash: Fixed<string>; // of type, place and reason
  type: Fixed<string>;
  place: Fixed<string>; // the pattern of a path
  reason: Fixed<string>;
  count: number;
  first_seen_at: Fixed<number>;
  last_seen_at: number;
};

/** This is how often browsers told of each kind of error a day, for rates. */
type BrowserErrorDaysTable = {
  day: Fixed<string>; // primary key with type
  type: Fixed<string>;
  count: number;
};

/** This is how many people or devices something of ours reached a day. */
type UvDaysTable = {
  day: Fixed<string>; // primary key with biz_id
  biz_id: Fixed<string>;
  uv_count: number;
};

/** This is that someone was counted today, as a keyed hash of that day; gone the day after. */
type UvMarksTable = {
  day: Fixed<string>; // primary key with biz_id and visitor
  biz_id: Fixed<string>;
  visitor: Fixed<string>;
};

/** It says how the work of the clock that keeps backups, and tries them, went the last time. */
type BackupRunsTable = {
  kind: Fixed<'backup' | 'drill'>;
  worked_at: number | null; // the last time it did
  found: string | null; // of a drill: DrillFound as JSON
  failed_at: number | null; // only while it has not worked since
  reason: string | null;
};
