import type { StatementSync } from 'node:sqlite';
import { keyOf } from '../world/gateway-books.ts';
import type { History } from '../world/history.ts';

export type Donation = {
  id: string;
  trade_no: string;
  case_id: string;
  amount_in_fen: number;
  status: string;
};

export type Receipt = {
  gateway: string;
  gateway_trade_no: string;
  trade_no: string;
  amount_in_fen: number;
  kind: string;
  stuck: number;
};

export type Refund = {
  gateway: string;
  refund_no: string;
  order_id: string;
  amount_in_fen: number;
  status: string;
};

export type Rows = Record<
  'donations' | 'receipts' | 'refunds' | 'bounced' | 'transitions',
  StatementSync
>;

export const keyOfReceipt = ({ gateway, gateway_trade_no: number }: Receipt): string =>
  keyOf({ gateway, number });

/** Restored books that wait for staff keep all money where it is. */
export const isHeldBack = ({ restored }: History) => restored?.lifted === false;
