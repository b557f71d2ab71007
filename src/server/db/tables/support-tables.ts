import type { Fixed } from '#src/server/db/columns.ts';

/**
 * This is what somebody gives to the running of the platform, with the payment asked for it; of no
 * case.
 */
export type SupportsTable = {
  id: Fixed<string>;
  trade_no: Fixed<string>; // unique, what the gateway knows
  user_id: Fixed<string | null>;
  amount_in_fen: Fixed<number>;
  pay_channel: Fixed<number>;
  gateway: Fixed<string>;
  merchant: Fixed<string>;
  app_id: Fixed<string>;
  currency: Fixed<'CNY'>;
  description: Fixed<string>; // with the next three, what a second try sends again
  return_url: Fixed<string>;
  notify_url: Fixed<string>;
  expires_at: Fixed<number>;
  cashier_url: string | null;
  gateway_trade_no: string | null; // unique with gateway
  status: 'CREATED' | 'PAID' | 'CLOSED' | 'RETURNED';
  next_query_at: number | null; // when the gateway is asked next
  query_count: number;
  created_at: Fixed<number>;
  paid_at: number | null;
};
