import type { Generated } from 'kysely';
import type { Fixed } from '#src/server/db/columns.ts';
import type { PaperKind, TitleType, voidReasons } from '#src/shared/papers/paper-view.ts';
import type { CardTables } from './card-tables.ts';
import type { PennantTables } from './pennant-tables.ts';

/**
 * This is a receipt for one donor's gifts, or an invoice for one fee. It is kept as accounting law
 * asks, void or not.
 */
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
  kind: Generated<PaperKind>;
  payout_no: Fixed<string | null>; // whose fee it is of; one live invoice a fee (partial unique index)
  created_at: Fixed<number>;
  issued_at: number | null; // a receipt at once, an invoice by staff
  issued_by: string | null;
  refused_at: number | null;
  refusal: Generated<string>; // why staff did not issue it
  voided_at: number | null;
  void_reason: (typeof voidReasons)[number] | null;
};

/**
 * This is what of a gift a paper states. A gift stands on one live paper (partial unique index).
 */
export type PaperGiftsTable = {
  paper_id: Fixed<string>; // primary key with order_id
  order_id: Fixed<string>;
  amount_in_fen: Fixed<number>;
  live: 0 | 1;
};

export type PaperTables = CardTables &
  PennantTables & { papers: PapersTable; paper_gifts: PaperGiftsTable };
