import { randomUUID } from 'node:crypto';
import { readClock, writeClock } from './china-time.ts';
import {
  type Dialect,
  isTold,
  isToldAgreement,
  type ReceivedNotice,
  type SentNotice,
  type SigningParty,
  type Told,
  type ToldAgreement,
} from './dialect.ts';
import { isFormSigned, signForm } from './sign-form.ts';
import { fenOf, yuanText } from './yuan-text.ts';

/** A notice sent longer ago, or further ahead, than this is not believed. */
const windowMs = 5 * 60_000;

/**
 * This bank speaks as Alipay does: yuan as text, a signature over sorted fields of a form, a
 * payment that is born when its payer opens the link, refunds at once, and money that stays with it
 * until we move it.
 */
export const alipayDialect: Dialect = {
  name: 'sandbox-alipay',
  path: 'alipay',
  appIdFor: (payChannel) => `2021sandbox${payChannel}`,
  writeNotice: (party, told, now) => signed(party, fieldsOf(told, now)),
  readNotice,
  writeAgreement: (party, told, now) => signed(party, agreementFieldsOf(told, now)),
  readAgreement,
  acknowledgement: { status: 200, contentType: 'text/plain', body: 'success' },
  isTaken: ({ status, body }) => status === 200 && body === 'success',
  opens: 'linked',
  wantsAnnounced: false,
  refundMs: 0,
  settles: 'us',
};

function signed({ secret }: SigningParty, fields: Record<string, string>): SentNotice {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return { body: signForm(secret, fields).toString(), headers };
}

const statusOf = { SUCCESS: 'TRADE_SUCCESS', CLOSED: 'TRADE_CLOSED' } as const;

function fieldsOf(told: Told, now: number): Record<string, string> {
  return {
    notify_id: randomUUID(),
    notify_time: writeClock(now),
    notify_type: 'trade_status_sync',
    app_id: told.appId,
    seller_id: told.merchant,
    out_trade_no: told.tradeNo,
    trade_no: told.gatewayTradeNo,
    trade_status: statusOf[told.status],
    total_amount: yuanText(told.amountInFen),
    trans_currency: told.currency,
    gmt_payment: writeClock(told.paidAt),
  };
}

/** Reads the fields of a form that this bank signed lately. */
function readSigned({ secret }: SigningParty, { body, now }: ReceivedNotice) {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
  if (!isFormSigned(secret, form)) return undefined;
  const of = (name: string) => form.get(name) ?? '';
  return Math.abs(now - readClock(of('notify_time'))) <= windowMs ? of : undefined;
}

const agreementStatusOf = { SIGNED: 'NORMAL', ENDED: 'UNSIGN' } as const;

function agreementFieldsOf(told: ToldAgreement, now: number): Record<string, string> {
  return {
    notify_id: randomUUID(),
    notify_time: writeClock(now),
    notify_type: 'dut_user_sign',
    partner_id: told.merchant,
    external_agreement_no: told.agreementNo,
    agreement_no: told.gatewayAgreementNo,
    account: told.account,
    status: agreementStatusOf[told.status],
    sign_time: writeClock(told.at),
  };
}

function readAgreement(party: SigningParty, received: ReceivedNotice): ToldAgreement | undefined {
  const of = readSigned(party, received);
  if (of?.('notify_type') !== 'dut_user_sign') return undefined;
  const told: ToldAgreement = {
    merchant: of('partner_id'),
    agreementNo: of('external_agreement_no'),
    gatewayAgreementNo: of('agreement_no'),
    account: of('account'),
    status: of('status') === agreementStatusOf.ENDED ? 'ENDED' : 'SIGNED',
    at: readClock(of('sign_time')),
  };
  return isToldAgreement(told) ? told : undefined;
}

function readNotice(party: SigningParty, received: ReceivedNotice): Told | undefined {
  const of = readSigned(party, received);
  if (!of) return undefined;
  const status = Object.entries(statusOf).find(([, said]) => said === of('trade_status'))?.[0];
  const told = {
    merchant: of('seller_id'),
    appId: of('app_id'),
    tradeNo: of('out_trade_no'),
    gatewayTradeNo: of('trade_no'),
    amountInFen: fenOf(of('total_amount')),
    currency: of('trans_currency'),
    status,
    paidAt: readClock(of('gmt_payment')),
  } as Told;
  return isTold(told) ? told : undefined;
}
