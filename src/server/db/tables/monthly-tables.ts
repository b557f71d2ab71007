import type { Fixed, Flag } from '#src/server/db/columns.ts';
import type {
  MonthlyStatus,
  MonthState,
  SkipReason,
  StopReason,
} from '#src/shared/monthly/monthly-rules.ts';

/**
 * This is what somebody gives each month, with the agreement at a gateway by which it is charged.
 */
export type MonthlyGiftsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  case_id: Fixed<string | null>; // null: each month one that few people see
  amount_in_fen: number;
  day: Fixed<number>; // of the month; the last one where a month is shorter
  anonymous: Fixed<Flag>;
  status: MonthlyStatus;
  stop_reason: StopReason | null; // of what is paused or ended
  next_month: string | null; // whose charge is said next, 2026-11
  notice_at: number | null; // and when
  gateway: Fixed<string>;
  merchant: Fixed<string>;
  app_id: Fixed<string>;
  pay_channel: Fixed<number>;
  platform: Fixed<number>;
  agreement_no: Fixed<string>; // unique, what the gateway knows
  description: Fixed<string>; // with the next four, what a second try sends again
  most_in_fen: Fixed<number>;
  return_url: Fixed<string>;
  notify_url: Fixed<string>;
  expires_at: Fixed<number>;
  sign_url: string | null;
  account: string; // personal: masked, as the gateway shows it
  ask_at: number | null; // when the gateway is asked whether it was signed
  cancel_at: number | null; // when the gateway is told next that it ended; null when it knows
  created_at: Fixed<number>;
};

/** This is a month of a monthly gift; one a month, whatever happens. */
export type MonthlyRunsTable = {
  gift_id: Fixed<string>; // primary key with month
  month: Fixed<string>;
  amount_in_fen: number;
  trade_no: Fixed<string>; // unique; made of agreement and month, so that no month has two
  state: MonthState;
  skip_reason: SkipReason | null;
  order_id: string | null; // unique; the gift it became
  told_at: number | null; // when its donor and the gateway knew of it
  next_try_at: number | null; // null when it is over
  asked_at: number | null; // when it was last charged
  refused_count: number;
};

/** This is what became of a monthly gift, and when; rows are added only. */
export type MonthlyChangesTable = {
  gift_id: Fixed<string>; // primary key with position
  position: Fixed<number>;
  status: Fixed<MonthlyStatus>;
  stop_reason: Fixed<StopReason | null>;
  amount_in_fen: Fixed<number>;
  changed_at: Fixed<number>;
};

export type MonthlySchema = {
  monthly_gifts: MonthlyGiftsTable;
  monthly_runs: MonthlyRunsTable;
  monthly_changes: MonthlyChangesTable;
};
