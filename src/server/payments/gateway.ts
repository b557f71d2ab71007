declare const verified: unique symbol;

/** What a gateway said of a payment. Amounts in fen, instants in epoch milliseconds. */
export type PaymentWord = {
  gateway: string;
  merchant: string;
  tradeNo: string;
  gatewayTradeNo: string;
  amountInFen: number;
  currency: string;
  status: 'SUCCESS' | 'CLOSED';
  paidAt: number;
};

/** A word whose signature was checked on its raw bytes; only this type reaches the ledger. */
export type VerifiedWord = PaymentWord & { readonly [verified]: true };

export type PaymentIntent = {
  tradeNo: string;
  amountInFen: number;
  currency: 'CNY';
  payChannel: number;
  description: string;
  /** Where the payer's browser comes back to; only ever read by us. */
  returnUrl: string;
  notifyUrl: string;
  expiresAt: number;
};

export type QueryAnswer =
  | { status: 'SUCCESS'; words: readonly VerifiedWord[] }
  | { status: 'PENDING' | 'CLOSED' | 'UNKNOWN' };

/** A payment service. Each number (`tradeNo`, `refundNo`) is honoured once however often it comes. */
export type Gateway = {
  name: string;
  merchant: string;
  /** Submits an intent; the same trade number again answers the same cashier. */
  createPayment(intent: PaymentIntent): Promise<{ cashierUrl: string }>;
  /** What became of a payment; `UNKNOWN` when the gateway never saw the number. */
  queryPayment(tradeNo: string): Promise<QueryAnswer>;
  /** Closes an unpaid payment; answers what it is now. */
  closePayment(tradeNo: string): Promise<'CLOSED' | 'SUCCESS'>;
  refund(input: {
    refundNo: string;
    tradeNo: string;
    gatewayTradeNo: string;
    amountInFen: number;
  }): Promise<{ status: 'SUCCESS' | 'PENDING' | 'REFUSED'; gatewayRefundNo: string }>;
  /** Checks the signature on raw bytes, then parses; undefined for anything not provably its own. */
  verify(input: { body: Uint8Array; headers: Headers; now: number }): VerifiedWord | undefined;
  /** What the gateway wants to read after a notification was taken. */
  acknowledgement: { status: number; contentType: string; body: string };
};

/** For gateway modules only: stamps a word they have just verified. */
export function stampVerified(word: PaymentWord): VerifiedWord {
  return word as VerifiedWord;
}
