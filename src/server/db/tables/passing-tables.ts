import type { Fixed } from '#src/server/db/columns.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import type { BankRefundsTable, CaseRefundsTable, RefundsTable } from './refund-tables.ts';

/**
 * It says each time a donor changed what becomes of a gift that its case gives back; rows are added
 * only.
 */
type IfUnusedChangesTable = {
  order_id: Fixed<string>; // primary key with position
  position: Fixed<number>;
  chosen_before: Fixed<IfUnused>;
  chosen: Fixed<IfUnused>;
  changed_at: Fixed<number>;
};

/**
 * This is a gift that its case gave back, and which went on to another family; rows are added only.
 */
type PassedGiftsTable = {
  refund_no: Fixed<string>; // by which it left
  order_id: Fixed<string>; // unique
  to_order_id: Fixed<string>; // unique; the gift that it became
  case_id: Fixed<string>;
  to_case_id: Fixed<string>;
  case_refund_id: Fixed<string>; // the decision of its case that it went by
  chosen: Fixed<Exclude<IfUnused, 'back'>>;
  amount_in_fen: Fixed<number>;
  passed_at: Fixed<number>;
};

/** This is what is given back, and what is passed on of it. */
export type RefundSchema = {
  refunds: RefundsTable;
  bank_refunds: BankRefundsTable;
  case_refunds: CaseRefundsTable;
  if_unused_changes: IfUnusedChangesTable;
  passed_gifts: PassedGiftsTable;
};
