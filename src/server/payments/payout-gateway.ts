import type { BillLine } from './gateway.ts';

/** A payout goes there, as its reviewed payee was written; it is secret, and never logged. */
export type PayoutAccount = {
  kind: 'person' | 'hospital';
  name: string;
  account: string;
  bankName: string;
};

export type PayoutIntent = {
  payoutNo: string;
  amountInFen: number;
  currency: 'CNY';
  payeeHash: string;
  payee: PayoutAccount;
  remark: string;
};

/** This is what the bank says of a number. Every answer but `PENDING` and `UNKNOWN` is final. */
export type PayoutAnswer =
  | {
      status: 'SUCCESS';
      payoutNo: string;
      receiptNo: string; // the bank's own
      amountInFen: number;
      payeeHash: string;
      paidAt: number;
    }
  /** It was not paid and never will be under this number. */
  | { status: 'FAILED'; payoutNo: string; words: string }
  /** `UNKNOWN` says that the bank never saw the number. */
  | { status: 'PENDING' | 'UNKNOWN' };

/** This is money that was paid and came back, such as from a closed account. */
export type PayoutReturn = {
  payoutNo: string;
  returnNo: string; // the bank's own
  amountInFen: number;
  words: string;
  returnedAt: number;
};

/** This is what the bank was told to pay, whatever became of it. */
export type SentPayout = Pick<PayoutIntent, 'payoutNo' | 'amountInFen' | 'payeeHash' | 'remark'> & {
  sentAt: number;
};

/** This is what the bank paid on a day and what came back to it, each by the number it was told. */
export type PayoutBillLine = BillLine<'payout' | 'return'> & {
  /** It is ours for a payout, and the bank's own words for a return. */
  remark: string;
};

/**
 * It says whether an account is in the name of who is said to have it; `unknown`: the bank can't
 * say.
 */
export type NameAnswer = 'same' | 'other' | 'unknown';

/** `reference` is the number under which whoever was asked finds it again; empty where it gives none. */
export type NameReply = { answer: NameAnswer; reference: string };

/** The custody bank is the payer. Each number is honoured once however often it comes. */
export type PayoutGateway = {
  name: string;
  /** The answer says only that the bank has the number; what became of it is asked by `query`. */
  submit(intent: PayoutIntent, signal?: AbortSignal): Promise<{ status: 'ACCEPTED' | 'REFUSED' }>;
  query(payoutNo: string, signal?: AbortSignal): Promise<PayoutAnswer>;
  /** It is left out by a bank that says nothing of the accounts of others. */
  checkName?(payee: PayoutAccount, signal?: AbortSignal): Promise<NameReply>;
  /** Finds what came back since an instant. */
  findReturns(since: number, signal?: AbortSignal): Promise<readonly PayoutReturn[]>;
  /** Finds every number it was told since an instant, for books that lost some. */
  findSent(since: number, signal?: AbortSignal): Promise<readonly SentPayout[]>;
  /** Answers a whole day in China, `YYYY-MM-DD`, as the bank's books have it. */
  dailyBill(day: string, signal?: AbortSignal): Promise<readonly PayoutBillLine[]>;
};
