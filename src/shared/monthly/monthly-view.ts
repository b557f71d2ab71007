import type { MonthlyStatus, MonthState, SkipReason, StopReason } from './monthly-rules.ts';

/** This is what became of one month. */
export type MonthView = {
  month: string;
  state: MonthState;
  skipReason: SkipReason | null;
  amountInFen: number;
  /** It is charged then, or charged again; null when it is over. */
  chargeAt: number | null;
  /** The wallet gave nothing so often. */
  refusedCount: number;
  orderId: string | null;
  paidAt: number | null;
  /** This is the family that has it; null before there is an order. */
  infoUuid: string | null;
  caseTitle: string | null;
};

/** This is a monthly gift as its own donor sees it. */
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
  /** It is masked, as the gateway shows it. */
  account: string;
  /** This is where one that was begun can still be signed. */
  signUrl: string | null;
  expiresAt: number;
  createdAt: number;
  /** This is when something is charged next. */
  chargeAt: number | null;
  months: readonly MonthView[];
};
