import type { AgreementNotice } from '#src/server/payments/agreements.ts';
import type { Gateway, PaymentNotification } from '#src/server/payments/gateway.ts';

/** This is who signs and is signed to: a merchant of the bank, with the key they share. */
export type SigningParty = { secret: string; merchant: string };

/** This is what the bank says of a payment; whose gateway it is goes without saying. */
export type Told = Omit<PaymentNotification, 'gateway'>;

/** This is what it says of an agreement. */
export type ToldAgreement = Omit<AgreementNotice, 'gateway'>;

export type SentNotice = { body: string; headers: Record<string, string> };
export type ReceivedNotice = Parameters<Gateway['verify']>[0];

/** This is how a bank of the sandbox speaks and acts, after a wallet of real life. */
export type Dialect = {
  /** It is the name of its gateway. */
  name: string;
  /** Its cashier stands there, below /sandbox/cashier. */
  path: 'wechat' | 'alipay';
  appIdFor(payChannel: number): string;
  /** Writes a notice as it goes over the wire, signed. */
  writeNotice(party: SigningParty, told: Told, now: number): SentNotice;
  /** Checks the raw bytes, then reads them; undefined for anything the bank would not have written. */
  readNotice(party: SigningParty, received: ReceivedNotice): Told | undefined;
  /** This is the same for agreements. */
  writeAgreement(party: SigningParty, told: ToldAgreement, now: number): SentNotice;
  readAgreement(party: SigningParty, received: ReceivedNotice): ToldAgreement | undefined;
  acknowledgement: Gateway['acknowledgement'];
  /** Tells whether the merchant's answer says that it took a notice. */
  isTaken(answer: { status: number; body: string }): boolean;
  /**
   * `prepaid` says that a payment is opened by the merchant's request. `linked` says that the
   * merchant signs a link without asking anybody, and the payment is born when the payer opens it.
   */
  opens: 'prepaid' | 'linked';
  /** This is how long a refund is under way. */
  refundMs: number;
  /**
   * It says whether it takes only charges that were announced, on the third to ninth day of that
   * and by day.
   */
  wantsAnnounced: boolean;
  /** It says who moves what the bank holds to the custody bank. */
  settles: 'us' | 'gateway';
};

/**
 * Are these texts, an amount and a time that a notice could have? Whether they are ours to have is
 * asked later.
 */
export function isTold({ amountInFen, paidAt, status }: Told): boolean {
  return (
    Number.isSafeInteger(amountInFen) &&
    amountInFen > 0 &&
    Number.isSafeInteger(paidAt) &&
    paidAt > 0 &&
    (status === 'SUCCESS' || status === 'CLOSED')
  );
}

/** This is the same for a word on an agreement. */
export function isToldAgreement({ at, status, ...texts }: ToldAgreement): boolean {
  return (
    Number.isSafeInteger(at) &&
    at > 0 &&
    (status === 'SIGNED' || status === 'ENDED') &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}
