import type { ColumnType } from 'kysely';
import type { Fixed, Flag } from '#src/server/db/columns.ts';
import type { PointKind } from '#src/shared/points/points-view.ts';
import type { RightId } from '#src/shared/points/rights.ts';
import type { GuideToRead } from '#src/shared/points/tasks.ts';

/** This is love value as it came and went. It only grows; rows leave with the account alone. */
export type PointsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>; // unique with kind and subject
  kind: Fixed<PointKind>;
  subject: Fixed<string>; // what was done: a case, a verification, a guide, a day, a draw; of a reverse, the row
  amount: Fixed<number>;
  day: Fixed<string>; // of the deed, in China
  created_at: Fixed<number>;
};

/**
 * This is the sum of a person's rows, changed with them; below zero only where what was spent is
 * reversed.
 */
export type PointBalancesTable = {
  user_id: Fixed<string>; // primary key
  balance: number;
  listed: ColumnType<Flag, Flag | undefined>; // whether this person chose to stand on the weekly list
};

/** This is what came in a week less what was taken back in it, changed with the rows. */
export type PointWeeksTable = {
  week: Fixed<string>; // primary key with user_id; its Monday in China
  user_id: Fixed<string>;
  score: number;
  reached_at: number; // since when it stands so, which parts equals
  listed: Flag; // as the balance says
};

/** This is rights a person opened. */
export type PointRightsTable = {
  user_id: Fixed<string>; // primary key with right_id
  right_id: Fixed<RightId>;
  opened_at: Fixed<number>;
};

/** Rights that somebody won in a lottery, which open whatever their love value is. */
export type PointWonRightsTable = {
  user_id: Fixed<string>; // primary key with right_id
  right_id: Fixed<RightId>;
  won_at: Fixed<number>;
};

/** This is guides opened from the page of love value. */
export type GuideOpeningsTable = {
  user_id: Fixed<string>; // primary key with guide
  guide: Fixed<GuideToRead>;
  opened_at: Fixed<number>;
};

export type PointTables = {
  points: PointsTable;
  point_balances: PointBalancesTable;
  point_weeks: PointWeeksTable;
  point_rights: PointRightsTable;
  point_won_rights: PointWonRightsTable;
  guide_openings: GuideOpeningsTable;
};
