import type { Fixed, Flag, Optional } from '#src/server/db/columns.ts';

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
  stop_raise: Optional<Flag>;
  emergency: Optional<Flag>; // two reviewers, and the notice runs beside the payout
  end_reason_before: Optional<number | null>; // what the case returns to when it is called off
  service_charge_option: Optional<1 | 2 | 3 | 4>;
  fee_basis_points: Optional<number>;
  fee_in_fen: Optional<number>; // floor(amount x basis points / 10000), of option charge
  subsidy_in_fen: Optional<number>; // the same, of option subsidise
  net_in_fen: Optional<number | null>; // amount less fee; null only before fees were kept
  payee_id: Optional<string | null>;
  payee_hash: Optional<string | null>; // what was reviewed
  reviewer_user_id: Optional<string | null>; // CHECK: differs from the applicant
  second_reviewer_user_id: Optional<string | null>;
  releaser_user_id: Optional<string | null>; // CHECK: differs from all of them
  notice_started_at: Optional<number | null>;
  notice_ends_at: Optional<number | null>;
  refused_words: Optional<string | null>;
  refused_at: Optional<number | null>; // CHECK: with its words
  answer: Optional<string | null>; // of the family, to what was found against it before
  answered_at: Optional<number | null>;
  given_back_in_fen: Optional<number>; // part that went back to the case unpaid
  paid_at: Optional<number | null>;
};

export type LedgerAccountsTable = {
  id: Fixed<string>; // kind and subject: C:{case}, G:{gateway}, F
  kind: Fixed<'G' | 'B' | 'E' | 'C' | 'CH' | 'CR' | 'X' | 'U' | 'P' | 'F' | 'R' | 'L' | 'S'>;
  balance_in_fen: number; // CHECK: C, CH, CR, X, U, P, S never below zero
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

export type MoneySchema = {
  withdrawals: WithdrawalsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_entries: LedgerEntriesTable;
};
