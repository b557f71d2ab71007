import type { MonthlyStatus, MonthState, SkipReason, StopReason } from './monthly-rules.ts';

/** What became of one month. */
export type MonthView = {
  month: string;
  state: MonthState;
  skipReason: SkipReason | null;
  amountInFen: number;
  /** When it is charged, or charged again; null when it is over. */
  chargeAt: number | null;
  /** How often the wallet gave nothing. */
  refusedCount: number;
  orderId: string | null;
  paidAt: number | null;
  /** The family that has it; null before there is an order. */
  infoUuid: string | null;
  caseTitle: string | null;
};

/** A monthly gift as its own donor sees it. */
export type MonthlyGiftView = {
  giftId: string;
  /** Null means that each month goes to a family that few people see. */
  infoUuid: string | null;
  caseTitle: string | null;
  status: MonthlyStatus;
  stopReason: StopReason | null;
  amountInFen: number;
  day: number;
  payChannel: number;
  /** Masked, as the gateway shows it. */
  account: string;
  /** Where one that was begun can still be signed. */
  signUrl: string | null;
  expiresAt: number;
  createdAt: number;
  /** When something is charged next. */
  chargeAt: number | null;
  months: readonly MonthView[];
};
