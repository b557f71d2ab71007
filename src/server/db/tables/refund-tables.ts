import type { ColumnType } from 'kysely';
import type { Fixed, Flag, Optional } from '#src/server/db/columns.ts';

/** It has a default of the database. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type CaseRefundKind = 'fundraiser' | 'falseCase' | 'ended' | 'surplus' | 'grace';
export type CaseRefundStatus = 'APPLIED' | 'PASSED' | 'RUNNING' | 'DONE' | 'REFUSED' | 'CANCELLED';

/**
 * This is one decision to give gifts of a case back; a grace refund is of one gift, by its donor.
 */
export type CaseRefundsTable = {
  id: Fixed<string>;
  case_id: Fixed<string>; // at most one open a case, grace apart (partial unique index)
  kind: Fixed<CaseRefundKind>;
  status: CaseRefundStatus;
  applicant_user_id: Fixed<string | null>; // null: a guest's own grace refund; CHECK: applicant, reviewer and releaser differ
  reason: Fixed<string>; // personal until released, then published
  reviewer_user_id: string | null;
  releaser_user_id: string | null;
  refusal: string;
  status_before: Fixed<string>; // of the case, for a refund that is refused
  end_reason_before: Fixed<number | null>;
  finished_at_before: Fixed<number | null>;
  amount_in_fen: number; // to return; known once released
  gift_count: number; // gifts that get a share of it
  returned_in_fen: number;
  returned_count: number;
  matched_in_fen: Defaulted<number>; // of what gifts were matched with, to return beside them
  directed_in_fen: Defaulted<number>; // of sponsors' money that stands on no gift, to return as well
  passed_in_fen: Defaulted<number>; // of what other cases' donors passed on to it, to pass on again
  created_at: Fixed<number>;
  reviewed_at: number | null;
  launched_at: number | null; // the owner said go
  released_at: number | null;
  held_at: number | null; // every share is held
  ended_at: number | null;
};

/** This is the refund of one donation; its number never changes on retry. */
export type RefundsTable = {
  refund_no: Fixed<string>;
  order_id: Fixed<string>; // unique
  case_id: Fixed<string>;
  case_refund_id: ColumnType<string | null, string | null | undefined, string>; // null only in books older than case refunds
  gateway: Fixed<string>;
  amount_in_fen: Fixed<number>;
  matched_in_fen: Optional<number>; // went back to its pool when the gift was held
  status: 'REFUNDING' | 'SUCCESS' | 'ERROR';
  gateway_refund_no: string | null;
  attempts: Defaulted<number>;
  next_try_at: Defaulted<number | null>; // null: done, or waiting for the donor
  needs_account: Defaulted<Flag>; // the gateway can't give it back any more
  found_none: Defaulted<Flag>; // it goes back though another family was chosen: none was there
  failure: Defaulted<string | null>; // why the last attempt failed, a word of ours
  account_sealed: Defaulted<string | null>; // secret; the donor's bank account for it
  account_mask: Defaulted<string | null>; // personal
  account_count: Defaulted<number>; // accounts given so far; each is paid under a number of its own
  created_at: Fixed<number>;
  updated_at: number;
};

/**
 * This is a gift that the custody bank pays to an account of its donor: one row for each account
 * given.
 */
export type BankRefundsTable = {
  payout_no: Fixed<string>;
  refund_no: Fixed<string>; // at most one live row (partial unique index)
  gateway: Fixed<string>;
  amount_in_fen: Fixed<number>;
  status: 'SUBMITTED' | 'SUCCESS' | 'FAILED' | 'RETURNED';
  receipt_no: string | null; // the bank's
  return_no: string | null; // the bank's
  created_at: Fixed<number>;
  paid_at: number | null;
  returned_at: number | null;
  updated_at: number;
};

/** This is a day of a gateway that was compared with our books. */
export type GatewayBillsTable = {
  gateway: Fixed<string>; // primary key with day
  day: Fixed<string>; // YYYY-MM-DD in China
  line_count: number;
  paid_in_fen: number;
  returned_in_fen: number;
  difference_count: number;
  checked_at: number;
};

export type DifferencesTable = {
  id: Fixed<string>;
  gateway: Fixed<string>;
  day: Fixed<string>;
  kind: Fixed<'missingHere' | 'missingThere' | 'amountDiffers' | 'duplicate' | 'statusDiffers'>;
  subject: Fixed<'payment' | 'refund' | 'payout' | 'return' | 'sweep' | 'topUp' | 'settlement'>;
  number: Fixed<string>;
  ours_in_fen: Fixed<number | null>;
  theirs_in_fen: Fixed<number | null>;
  case_id: Fixed<string | null>;
  created_at: Fixed<number>;
  settled_at: number | null;
  settled_by: string | null;
  words: string;
  // They are both numbers of a payment.
  own_number: Fixed<string | null>;
  their_number: Fixed<string | null>;
  // It says of a payout what it was paid for and to whom, by the bank's word.
  withdrawal_id: string | null;
  payee_hash: Fixed<string | null>;
};

/** These are running sums of all entries, by kind of transfer and of account. */
export type LedgerTurnoverTable = {
  kind: Fixed<string>; // primary key with account_kind
  account_kind: Fixed<string>;
  amount_in_fen: number;
};

export type ReconciliationSchema = {
  gateway_bills: GatewayBillsTable;
  differences: DifferencesTable;
  ledger_turnover: LedgerTurnoverTable;
};
