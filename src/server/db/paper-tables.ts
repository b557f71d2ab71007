import type { TitleType, voidReasons } from '#src/shared/papers/paper-view.ts';
import type { Fixed } from './columns.ts';
import type { PennantTables } from './pennant-tables.ts';

/** A receipt of payment for one donor's gifts. Kept as accounting law asks, void or not. */
export type PapersTable = {
  id: Fixed<string>;
  number: Fixed<string>; // unique; stands on the paper with the code
  check_code: Fixed<string>;
  user_id: Fixed<string>;
  title_type: Fixed<TitleType>;
  title_sealed: string; // secret: who paid, with a company's tax number; empty once its account is closed
  email_sealed: string; // secret: where it is sent; empty once it was, or when nobody asked
  mailed_at: number | null;
  amount_in_fen: Fixed<number>;
  created_at: Fixed<number>;
  voided_at: number | null;
  void_reason: (typeof voidReasons)[number] | null;
};

/** What of a gift a paper states. A gift stands on one live paper (partial unique index). */
export type PaperGiftsTable = {
  paper_id: Fixed<string>; // primary key with order_id
  order_id: Fixed<string>;
  amount_in_fen: Fixed<number>;
  live: 0 | 1;
};

export type PaperTables = PennantTables & { papers: PapersTable; paper_gifts: PaperGiftsTable };
