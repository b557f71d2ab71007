import { randomUUID } from 'node:crypto';
import { readClock, writeClock } from './china-time.ts';
import {
  type Dialect,
  isTold,
  type ReceivedNotice,
  type SigningParty,
  type Told,
} from './dialect.ts';
import { isFormSigned, signForm } from './sign-form.ts';
import { fenOf, yuanText } from './yuan-text.ts';

/** A notice sent longer ago, or further ahead, than this is not believed. */
const windowMs = 5 * 60_000;

/**
 * A bank that speaks as Alipay does: yuan as text, a signature over sorted fields of a form, a
 * payment that is born when its payer opens the link, refunds at once, and money that stays with it
 * until we move it.
 */
export const alipayDialect: Dialect = {
  name: 'sandbox-alipay',
  path: 'alipay',
  appIdFor: (payChannel) => `2021sandbox${payChannel}`,
  writeNotice: (party, told, now) => {
    const form = signForm(party.secret, fieldsOf(told, now));
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
    return { body: form.toString(), headers };
  },
  readNotice,
  acknowledgement: { status: 200, contentType: 'text/plain', body: 'success' },
  isTaken: ({ status, body }) => status === 200 && body === 'success',
  opens: 'linked',
  refundMs: 0,
  settles: 'us',
};

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

function readNotice({ secret }: SigningParty, { body, now }: ReceivedNotice): Told | undefined {
  const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
  if (!isFormSigned(secret, form)) return undefined;
  const of = (name: string) => form.get(name) ?? '';
  if (!(Math.abs(now - readClock(of('notify_time'))) <= windowMs)) return undefined;
  const status = Object.entries(statusOf).find(([, word]) => word === of('trade_status'))?.[0];
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
