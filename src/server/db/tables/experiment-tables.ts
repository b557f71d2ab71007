import type { Fixed, Optional } from '#src/server/db/columns.ts';

/** This is a test at the cashier. What it changes never changes; one runs at a time. */
export type ExperimentsTable = {
  id: Fixed<string>;
  rules: Fixed<string>; // JSON, CashierTest
  reason: Fixed<string>;
  proposed_by: Fixed<string>;
  confirmed_by: Fixed<string>; // another person, CHECK
  started_at: Fixed<number>;
  stopped_by: Optional<string | null>;
  stopped_at: Optional<number | null>; // null while it runs
  stop_reason: Optional<string | null>;
  results: Optional<string | null>; // JSON, once the rows about people are gone
};

/** This is who was shown which group, once. */
export type ExperimentExposuresTable = {
  experiment_id: Fixed<string>; // primary key with subject
  subject: Fixed<string>; // keyed hash of an account or of a browser, for this test alone
  group_no: Fixed<0 | 1>;
  exposed_at: Fixed<number>;
};

/** These are the orders of those who were shown it. */
export type ExperimentGiftsTable = {
  order_id: Fixed<string>; // primary key
  experiment_id: Fixed<string>;
  subject: Fixed<string>;
};

export type ExperimentTables = {
  experiments: ExperimentsTable;
  experiment_exposures: ExperimentExposuresTable;
  experiment_gifts: ExperimentGiftsTable;
};
