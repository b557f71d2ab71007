import type { Fixed, Optional } from '#src/server/db/columns.ts';
import type { ObjectorKind } from '#src/shared/withdrawals/objector-kinds.ts';

/** This is one payout of a withdrawal's plan; the rows of a withdrawal add up to it. */
export type WithdrawalInstalmentsTable = {
  withdrawal_id: Fixed<string>; // primary key with position
  position: Fixed<number>; // from 1
  amount_in_fen: Fixed<number>; // CHECK: fee + net
  fee_in_fen: Fixed<number>; // from the case
  subsidy_in_fen: Fixed<number>; // fee taken from the subsidy pool instead
  net_in_fen: Fixed<number>; // what the payee gets
};

/** This is one attempt to pay an instalment. At most one is live (partial unique index). */
export type PayoutsTable = {
  payout_no: Fixed<string>;
  withdrawal_id: Fixed<string>;
  position: Fixed<number>;
  case_id: Fixed<string>;
  amount_in_fen: Fixed<number>; // net of the instalment
  gateway: Fixed<string>;
  payee_id: Fixed<string>;
  payee_hash: Fixed<string>; // what was reviewed; compared with the account that is paid
  releaser_user_id: Fixed<string>;
  status: 'READY' | 'SUBMITTED' | 'SUCCESS' | 'FAILED' | 'RETURNED';
  receipt_no: string | null; // the bank's, unique
  return_no: string | null; // the bank's, unique
  bank_words: string | null; // why it failed or came back
  created_at: Fixed<number>;
  submitted_at: number | null;
  funded_at: Optional<number | null>; // set aside at the bank; CHECK: before it is paid
  paid_at: number | null;
  returned_at: number | null;
  updated_at: number;
};

/** This is money moved between a gateway and the custody bank, as we asked it to be. */
export type GatewayMovesTable = {
  move_no: Fixed<string>;
  gateway: Fixed<string>;
  direction: Fixed<'sweep' | 'topUp'>; // to the bank, or from it to what refunds leave from
  amount_in_fen: Fixed<number>;
  gateway_move_no: string | null; // unique with gateway
  created_at: Fixed<number>;
  done_at: number | null;
};

/** This is what a gateway settled with the custody bank by itself. */
export type SettlementsTable = {
  gateway: Fixed<string>;
  settlement_no: Fixed<string>; // the gateway's, primary key with it
  amount_in_fen: Fixed<number>; // to the bank; below zero what was drawn from it
  settled_at: Fixed<number>;
  created_at: Fixed<number>;
};

/** A reader objects to a withdrawal in notice. Two staff answer it in public, or three. */
export type WithdrawalObjectionsTable = {
  id: Fixed<string>;
  withdrawal_id: Fixed<string>; // unique with user_id
  user_id: Fixed<string>;
  content: Fixed<string>; // published once the first of the staff has read and answered it
  objector: Fixed<ObjectorKind>; // published: why this person is heard in public
  position: Fixed<number | null>; // of the one instalment it is about; null: of all
  family_words: Optional<string | null>; // published with it
  family_at: Optional<number | null>;
  state: 'open' | 'answered' | 'upheld';
  first_words: string | null; // published
  first_by: string | null;
  first_at: number | null;
  first_upheld: 0 | 1 | null; // found it right; null: not answered
  second_words: string | null; // published
  second_by: string | null; // CHECK: another than first_by
  second_at: number | null;
  second_upheld: 0 | 1 | null;
  third_words: string | null; // published; asked where the two disagree, and decides
  third_by: string | null; // CHECK: another than both
  third_at: number | null;
  created_at: Fixed<number>;
};

/** This is owed after each payout: a passed post that shows how the money was used. */
export type FundUsesTable = {
  payout_no: Fixed<string>;
  withdrawal_id: Fixed<string>;
  case_id: Fixed<string>;
  due_at: Fixed<number>;
  reminded_at: number | null;
  overdue_told_at: number | null;
  post_id: string | null;
  shown_at: number | null;
  created_at: Fixed<number>;
};

export type PayoutSchema = {
  withdrawal_instalments: WithdrawalInstalmentsTable;
  withdrawal_objections: WithdrawalObjectionsTable;
  payouts: PayoutsTable;
  gateway_moves: GatewayMovesTable;
  settlements: SettlementsTable;
  fund_uses: FundUsesTable;
};
