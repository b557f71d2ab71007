declare const verified: unique symbol;

/** A gateway said this of an agreement. Instants are in epoch milliseconds. */
export type AgreementNotice = {
  gateway: string;
  merchant: string;
  agreementNo: string;
  gatewayAgreementNo: string;
  /**
   * This is the account that is charged, masked as its gateway shows it; empty where it shows none.
   */
  account: string;
  status: 'SIGNED' | 'ENDED';
  at: number;
};

/**
 * This is a word whose signature was checked on its raw bytes, or the answer to a question of ours.
 */
export type VerifiedAgreementNotice = AgreementNotice & { readonly [verified]: true };

/** This is stored before it is sent, so that a second try is the same request to the byte. */
export type AgreementIntent = {
  agreementNo: string;
  appId: string;
  description: string;
  /** No single charge is ever more; stands on the gateway's own page. */
  mostInFen: number;
  returnUrl: string;
  notifyUrl: string;
  /** If it is unsigned by then, it can't be signed any more. */
  expiresAt: number;
};

/**
 * It is said to the gateway days before a charge, where it asks for that; the payer hears of it
 * there too.
 */
export type AnnouncedCharge = { agreementNo: string; amountInFen: number; chargeAt: number };

/**
 * This is a charge that nobody confirms at a cashier. The same trade number again is the same
 * charge.
 */
export type ChargeIntent = {
  tradeNo: string;
  agreementNo: string;
  appId: string;
  amountInFen: number;
  currency: 'CNY';
  description: string;
  notifyUrl: string;
};

/**
 * This is why a gateway takes nothing. `agreementEnded` is for good; `noMoney` and
 * `accountUnusable` may mend when the payer changes something; `notAnnounced` is ours to mend.
 */
export type ChargeRefusal =
  | 'noMoney'
  | 'accountUnusable'
  | 'agreementEnded'
  | 'notAnnounced'
  | 'other';

/** `TAKEN` only says that the gateway has it: what became of it are words like those of any payment. */
export type ChargeAnswer = { status: 'TAKEN' } | { status: 'REFUSED'; refusal: ChargeRefusal };

type AgreementAnswer =
  | { status: 'SIGNED' | 'ENDED'; notice: VerifiedAgreementNotice }
  | { status: 'PENDING' | 'UNKNOWN' };

/**
 * A gateway may be able to charge an account again and again by one agreement, which its owner
 * signs and ends there. Every number that it is asked under is honoured once.
 */
export type Agreements = {
  /** Submits an intent; the same number again answers the same page. */
  sign(intent: AgreementIntent, signal?: AbortSignal): Promise<{ signUrl: string }>;
  /** Answers what became of it; `UNKNOWN` when the gateway never saw the number. */
  query(agreementNo: string, signal?: AbortSignal): Promise<AgreementAnswer>;
  /** Says a charge ahead; a later one takes the place of an earlier. */
  announce(charge: AnnouncedCharge, signal?: AbortSignal): Promise<void>;
  /** Takes the money, once for a trade number; a refused one is judged anew when it comes again. */
  charge(intent: ChargeIntent, signal?: AbortSignal): Promise<ChargeAnswer>;
  /** Ends it for good, signed or not. */
  cancel(agreementNo: string, signal?: AbortSignal): Promise<void>;
  /** Checks the signature on raw bytes, then parses; undefined for anything not provably its own. */
  verify(input: {
    body: Uint8Array;
    headers: Headers;
    now: number;
  }): VerifiedAgreementNotice | undefined;
};

/** Only gateway modules call it: it stamps a word they have just verified. */
export function stampAgreement(notice: AgreementNotice): VerifiedAgreementNotice {
  return notice as VerifiedAgreementNotice;
}
