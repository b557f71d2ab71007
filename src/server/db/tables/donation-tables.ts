import type { ColumnType } from 'kysely';
import type { Fixed, FixedOptional, Flag, Optional } from '#src/server/db/columns.ts';
import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import type { SupportsTable } from './support-tables.ts';

export type DonationStatus = 'CREATED' | 'PAID' | 'CLOSED' | 'REFUNDING' | 'REFUNDED';

export type DonationsTable = {
  id: Fixed<string>; // orderId
  trade_no: Fixed<string>; // unique, what the gateway knows
  case_id: Fixed<string>;
  user_id: Fixed<string | null>;
  receipt_code_hash: Fixed<string | null>; // unique; opens a guest's order again
  amount_in_fen: Fixed<number>;
  words: string; // published
  display_name: string; // published unless anonymous
  head_img_url: string;
  anonymous: Flag;
  amount_hidden: Flag;
  pay_channel: Fixed<number>;
  platform: Fixed<number>;
  sharedv: Fixed<number>;
  share_source_id: Fixed<string | null>;
  activity_id: FixedOptional<string | null>; // the venue it was given through
  sub_activity_id: FixedOptional<string | null>; // and the page of a team within it
  if_unused: ColumnType<IfUnused, IfUnused | undefined, IfUnused>; // what its donor chose
  passed_from: FixedOptional<string | null>; // the gift whose money it is, passed on to this case
  status: DonationStatus;
  created_at: Fixed<number>;
  paid_at: number | null;
  closed_at: number | null;
  returned_in_fen: Optional<number>; // what of it left the case, back to its donor or on to another family
};

/** This is what we asked a gateway for. One a donation; stored before the gateway is called. */
export type PaymentsTable = {
  trade_no: Fixed<string>;
  order_id: Fixed<string>;
  gateway: Fixed<string>;
  merchant: Fixed<string>;
  app_id: Fixed<string>;
  currency: Fixed<'CNY'>;
  amount_in_fen: Fixed<number>;
  status: 'INTENDED' | 'SUBMITTED' | 'SUCCEEDED' | 'CLOSED';
  gateway_trade_no: string | null; // unique with gateway
  description: Fixed<string>; // with the next three, what a second try sends again
  return_url: Fixed<string>;
  notify_url: Fixed<string>;
  expires_at: Fixed<number>;
  cashier_url: string | null;
  next_query_at: number | null; // when reconciliation asks the gateway next
  query_count: number;
  created_at: Fixed<number>;
};

/** It holds every success a gateway told us of: a donation or money with no place yet. */
export type GatewayReceiptsTable = {
  gateway: Fixed<string>;
  gateway_trade_no: Fixed<string>; // primary key with gateway
  trade_no: Fixed<string>; // of no payment of ours when `lost`
  amount_in_fen: Fixed<number>;
  kind: Fixed<'donation' | 'late' | 'double' | 'lost' | 'takenBack'>; // the last: support of the platform
  created_at: Fixed<number>;
};

/** These are signed words that do not fit a payment of ours. Money does not move by them. */
export type PaymentQuarantineTable = {
  id: Fixed<string>;
  gateway: Fixed<string>;
  body_hash: Fixed<string>; // unique with gateway, so that a replay adds nothing
  trade_no: Fixed<string | null>;
  reason: Fixed<string>;
  created_at: Fixed<number>;
};

export type DonationSchema = {
  donations: DonationsTable;
  payments: PaymentsTable;
  gateway_receipts: GatewayReceiptsTable;
  payment_quarantine: PaymentQuarantineTable;
  supports: SupportsTable;
};
