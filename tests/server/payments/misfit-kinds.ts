import type { QuarantineReason } from '#src/server/donations/settle/quarantine.ts';
import { type Make, tell, withNotification } from './notification-parts.ts';

/** They are well made and well signed, but of no payment of ours as we intended it. */
export const misfitKinds: Record<string, readonly [QuarantineReason, Make]> = {
  'an amount one fen more': ['amount', withNotification(() => ({ amountInFen: 2001 }))],
  'an amount one fen less': ['amount', withNotification(() => ({ amountInFen: 1999 }))],
  'an amount in yuan': ['amount', withNotification(() => ({ amountInFen: 20 }))],
  'the amount of another order': [
    'amount',
    withNotification((p) => ({ amountInFen: p.other.amountInFen })),
  ],
  'another currency': ['currency', withNotification(() => ({ currency: 'USD' }))],
  'a currency in small letters': ['currency', withNotification(() => ({ currency: 'cny' }))],
  'another merchant in the body': ['merchant', withNotification(() => ({ merchant: 'someone' }))],
  'an empty merchant in the body': ['merchant', withNotification(() => ({ merchant: '' }))],
  'another account of ours': ['appId', withNotification(() => ({ appId: 'other' }))],
  'an unknown trade number': [
    'unknownTradeNo',
    withNotification(() => ({ tradeNo: '0'.repeat(26) })),
  ],
  'a trade number in small letters': [
    'unknownTradeNo',
    withNotification(({ notification }) => ({ tradeNo: notification.tradeNo.toLowerCase() })),
  ],
  'a trade number with a space': [
    'unknownTradeNo',
    withNotification(({ notification }) => ({ tradeNo: `${notification.tradeNo} ` })),
  ],
  'a trade number with a null character': [
    'unknownTradeNo',
    withNotification(({ notification }) => ({ tradeNo: `${notification.tradeNo}\u0000` })),
  ],
  'a trade number in wide letters': [
    'unknownTradeNo',
    withNotification(({ notification }) => ({ tradeNo: notification.tradeNo.replace(/^./, '０') })),
  ],
  'a trade number that is a query': [
    'unknownTradeNo',
    withNotification(() => ({ tradeNo: "' or 1=1 --" })),
  ],
  "the bank's number of another gift": [
    'gatewayTradeNo',
    withNotification(({ other }) => ({ gatewayTradeNo: other.gatewayTradeNo })),
  ],
  "the bank's number of a support of the platform": [
    'gatewayTradeNo',
    withNotification(({ support }) => ({ gatewayTradeNo: support.paid.gatewayTradeNo })),
  ],
  "a support with the bank's number of another": [
    'gatewayTradeNo',
    withNotification(({ support: { open, paid } }) => ({
      ...open,
      gatewayTradeNo: paid.gatewayTradeNo,
    })),
  ],
  "a support with the bank's number of a gift": [
    'gatewayTradeNo',
    withNotification(({ support: { open }, other }) => ({
      ...open,
      gatewayTradeNo: other.gatewayTradeNo,
    })),
  ],
  "an empty bank's number": ['gatewayTradeNo', withNotification(() => ({ gatewayTradeNo: '' }))],
  "a bank's number with a null character": [
    'gatewayTradeNo',
    withNotification(() => ({ gatewayTradeNo: 'SB\u0000' })),
  ],
  "a bank's number without end": [
    'gatewayTradeNo',
    withNotification(() => ({ gatewayTradeNo: 'S'.repeat(65) })),
  ],
};

/**
 * They are taken, since they are true, and of no effect, since it was had before or is not theirs
 * to have.
 */
export const idleKinds: Record<string, Make> = {
  'the notification that an order was closed': withNotification(() => ({ status: 'CLOSED' })),
  'a good notification replayed': (parts) => tell(parts, parts.other),
  'that of a support replayed': (parts) => tell(parts, parts.support.paid),
  'a good notification replayed with another time of payment': (parts) =>
    tell(parts, { ...parts.other, paidAt: parts.now - 1 }),
  'the notification that a paid order was closed': (parts) =>
    tell(parts, { ...parts.other, status: 'CLOSED' }),
};
