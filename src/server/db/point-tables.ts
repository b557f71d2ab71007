import type { PointKind } from '#src/shared/points/points-view.ts';
import type { GuideToRead } from '#src/shared/points/tasks.ts';
import type { Fixed } from './columns.ts';

/** Love value as it came and went. It only grows; rows leave with the account alone. */
export type PointsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>; // unique with kind and subject
  kind: Fixed<PointKind>;
  subject: Fixed<string>; // what was done: a case, a verification, a guide, a day; of a reverse, the row
  amount: Fixed<number>;
  day: Fixed<string>; // of the deed, in China
  created_at: Fixed<number>;
};

/** The sum of a person's rows, changed with them. */
export type PointBalancesTable = {
  user_id: Fixed<string>; // primary key
  balance: number;
};

/** Guides opened from the page of love value. */
export type GuideOpeningsTable = {
  user_id: Fixed<string>; // primary key with guide
  guide: Fixed<GuideToRead>;
  opened_at: Fixed<number>;
};

export type PointTables = {
  points: PointsTable;
  point_balances: PointBalancesTable;
  guide_openings: GuideOpeningsTable;
};
