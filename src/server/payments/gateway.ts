import type { Agreements } from './agreements.ts';

declare const verified: unique symbol;

/** A gateway said this of a payment. Amounts are in fen, instants in epoch milliseconds. */
export type PaymentNotification = {
  gateway: string;
  merchant: string;
  appId: string;
  tradeNo: string;
  gatewayTradeNo: string;
  amountInFen: number;
  currency: string;
  status: 'SUCCESS' | 'CLOSED';
  paidAt: number;
};

/** This is a word whose signature was checked on its raw bytes; only this type reaches the ledger. */
export type VerifiedNotification = PaymentNotification & { readonly [verified]: true };

/** This is stored before it is sent, so that a second try is the same request to the byte. */
export type PaymentIntent = {
  tradeNo: string;
  appId: string;
  amountInFen: number;
  currency: 'CNY';
  payChannel: number;
  description: string;
  /** The payer's browser comes back there; only we ever read it. */
  returnUrl: string;
  notifyUrl: string;
  expiresAt: number;
};

type QueryAnswer =
  | { status: 'SUCCESS'; words: readonly VerifiedNotification[] }
  | { status: 'PENDING' | 'CLOSED' | 'UNKNOWN' };

export type RefundAsked = {
  refundNo: string;
  tradeNo: string;
  gatewayTradeNo: string;
  amountInFen: number;
};

/**
 * This is why a gateway refuses a refund. `TOO_OLD`, `TOO_MANY` and `ACCOUNT_UNUSABLE` never mend
 * by themselves; `TOO_SOON` does after a while; `OTHER` may.
 */
export type RefundRefusal = 'TOO_OLD' | 'TOO_MANY' | 'TOO_SOON' | 'ACCOUNT_UNUSABLE' | 'OTHER';

export type RefundAnswer =
  | { status: 'SUCCESS'; gatewayRefundNo: string }
  | { status: 'PENDING' }
  | { status: 'REFUSED'; refusal: RefundRefusal };

export type RefundQueryAnswer =
  | { status: 'SUCCESS'; gatewayRefundNo: string; amountInFen: number }
  | { status: 'PENDING' | 'REFUSED' | 'UNKNOWN' };

export type BillLine<Kind = 'payment' | 'refund'> = {
  kind: Kind;
  /** The number is ours: the trade number or the refund number. */
  number: string;
  gatewayNumber: string;
  amountInFen: number;
  at: number;
};

type MoveAsked = { number: string; amountInFen: number };

export type MoveAnswer =
  | { status: 'SUCCESS'; gatewayNumber: string }
  | { status: 'PENDING' | 'REFUSED' };

/** This is money that was moved under a number of ours. */
export type Moved = MoveAsked & { gatewayNumber: string; at: number };

/** A gateway of this kind keeps what it took until it is told. The same number again is the same move. */
export type OurMoves = {
  by: 'us';
  /** Money goes from the gateway to the custody bank. */
  sweep(asked: MoveAsked, signal?: AbortSignal): Promise<MoveAnswer>;
  /** It goes from the custody bank to what the gateway refunds from. */
  topUp(asked: MoveAsked, signal?: AbortSignal): Promise<MoveAnswer>;
  /** Finds every sweep since an instant, in that order. */
  findSweeps(since: number, signal?: AbortSignal): Promise<readonly Moved[]>;
  /** Finds every top-up since an instant, in that order. */
  findTopUps(since: number, signal?: AbortSignal): Promise<readonly Moved[]>;
};

export type Settlement = {
  settlementNo: string; // the gateway's own
  /** It went to the custody bank; below zero is what was drawn from there. */
  amountInFen: number;
  at: number;
};

/**
 * This is a gateway that pays out to the custody bank by itself, and draws from there what its
 * refunds need beyond what it holds.
 */
export type OwnSettlement = {
  by: 'gateway';
  /** Finds every settlement since an instant, in that order. */
  findSettlements(since: number, signal?: AbortSignal): Promise<readonly Settlement[]>;
};

/**
 * This is a payment service. Each number that it is asked under is honoured once however often it
 * comes. A signal is aborted when nobody waits any longer (`limit-calls.ts`); what was asked may
 * come to pass.
 */
export type Gateway = {
  name: string;
  merchant: string;
  /** Answers the account of ours that payments of a channel are asked for under. */
  appIdFor(payChannel: number): string;
  /** Submits an intent; the same trade number again answers the same cashier. */
  createPayment(intent: PaymentIntent, signal?: AbortSignal): Promise<{ cashierUrl: string }>;
  /** Answers what became of a payment; `UNKNOWN` when the gateway never saw the number. */
  queryPayment(tradeNo: string, signal?: AbortSignal): Promise<QueryAnswer>;
  /** Closes an unpaid payment; answers what it is now. */
  closePayment(tradeNo: string, signal?: AbortSignal): Promise<'CLOSED' | 'SUCCESS'>;
  /** Gives back; the same number again answers the same refund, and a refused one is judged anew. */
  refund(asked: RefundAsked, signal?: AbortSignal): Promise<RefundAnswer>;
  /** Answers what became of a refund; `UNKNOWN` when the gateway never saw the number. */
  queryRefund(refundNo: string, signal?: AbortSignal): Promise<RefundQueryAnswer>;
  /** This is how its money comes to the custody bank and back. */
  custody: OurMoves | OwnSettlement;
  /** By these we charge month by month what was agreed once; absent where the gateway has no such thing. */
  agreements?: Agreements | undefined;
  /** Answers every success of a day in China, `YYYY-MM-DD`, as the gateway's books have it. */
  dailyBill(day: string, signal?: AbortSignal): Promise<readonly BillLine[]>;
  /** Checks the signature on raw bytes, then parses; undefined for anything not provably its own. */
  verify(input: {
    body: Uint8Array;
    headers: Headers;
    now: number;
  }): VerifiedNotification | undefined;
  /** The gateway wants to read this after a notification was taken. */
  acknowledgement: { status: number; contentType: string; body: string };
};

/** Only gateway modules call it: it stamps a word they have just verified. */
export function stampVerified(notification: PaymentNotification): VerifiedNotification {
  return notification as VerifiedNotification;
}
