import type { Fixed } from './columns.ts';

export type WithdrawalsTable = {
  id: Fixed<string>;
  case_id: Fixed<string>; // at most one open a case (partial unique index)
  applicant_user_id: Fixed<string>;
  amount_in_fen: Fixed<number>;
  purpose: string;
  plan: string;
  status: 'REVIEWING' | 'NOTICE' | 'PAYING' | 'PAID' | 'REJECTED' | 'CANCELLED';
  created_at: Fixed<number>;
  updated_at: number;
};

/** The refund of one donation; its number never changes on retry. */
export type RefundsTable = {
  refund_no: Fixed<string>;
  order_id: Fixed<string>; // unique
  case_id: Fixed<string>;
  gateway: Fixed<string>;
  amount_in_fen: Fixed<number>;
  status: 'REFUNDING' | 'SUCCESS' | 'ERROR';
  gateway_refund_no: string | null;
  created_at: Fixed<number>;
  updated_at: number;
};

export type LedgerAccountsTable = {
  id: Fixed<string>; // kind and subject: C:{case}, G:{gateway}, F
  kind: Fixed<'G' | 'B' | 'E' | 'C' | 'CH' | 'CR' | 'X' | 'U' | 'P' | 'F' | 'R' | 'L'>;
  balance_in_fen: number; // CHECK: C, CH, CR, X, U, P never below zero
};

export type LedgerTransfersTable = {
  id: Fixed<string>;
  kind: Fixed<string>; // donate, unmatched, hold, refund-hold, refund, …
  reference: Fixed<string>; // unique with kind: one effect a cause
  case_id: Fixed<string | null>;
  created_at: Fixed<number>;
};

export type LedgerEntriesTable = {
  transfer_id: Fixed<string>;
  position: Fixed<number>; // primary key with transfer_id
  account_id: Fixed<string>;
  amount_in_fen: Fixed<number>; // CHECK <> 0
};
