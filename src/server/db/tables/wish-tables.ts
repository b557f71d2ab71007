import type { Fixed } from '#src/server/db/columns.ts';

/** This is a wish on the tree; `hidden_at` once staff took it down. */
export type WishesTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  content: Fixed<string>; // published
  named: Fixed<number>; // 1 where its author chose to be named
  created_at: Fixed<number>;
  hidden_at: number | null;
};

export type WishSharesTable = {
  wish_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>;
  created_at: Fixed<number>;
};

/** This is how many wishes are shown, in one row. */
export type WishTotalsTable = {
  only_row: Fixed<number>; // primary key, always 1
  shown: number;
};

export type WishTables = {
  wishes: WishesTable;
  wish_shares: WishSharesTable;
  wish_totals: WishTotalsTable;
};
