import type { QuarantineReason } from '#src/server/donations/quarantine.ts';
import { writeWord } from '#src/server/payments/sandbox/word-body.ts';
import { type Make, withWord } from './notification-parts.ts';

/** Well made and well signed, but of no payment of ours as we intended it. */
export const misfitKinds: Record<string, readonly [QuarantineReason, Make]> = {
  'an amount one fen more': ['amount', withWord(() => ({ amountInFen: 2001 }))],
  'an amount one fen less': ['amount', withWord(() => ({ amountInFen: 1999 }))],
  'an amount in yuan': ['amount', withWord(() => ({ amountInFen: 20 }))],
  'the amount of another order': [
    'amount',
    withWord((p) => ({ amountInFen: p.other.amountInFen })),
  ],
  'another currency': ['currency', withWord(() => ({ currency: 'USD' }))],
  'a currency in small letters': ['currency', withWord(() => ({ currency: 'cny' }))],
  'another merchant in the body': ['merchant', withWord(() => ({ merchant: 'someone' }))],
  'an empty merchant in the body': ['merchant', withWord(() => ({ merchant: '' }))],
  'an unknown trade number': ['unknownTradeNo', withWord(() => ({ tradeNo: '0'.repeat(26) }))],
  'a trade number in small letters': [
    'unknownTradeNo',
    withWord(({ word }) => ({ tradeNo: word.tradeNo.toLowerCase() })),
  ],
  'a trade number with a space': [
    'unknownTradeNo',
    withWord(({ word }) => ({ tradeNo: `${word.tradeNo} ` })),
  ],
  'a trade number with a null character': [
    'unknownTradeNo',
    withWord(({ word }) => ({ tradeNo: `${word.tradeNo}\u0000` })),
  ],
  'a trade number in wide letters': [
    'unknownTradeNo',
    withWord(({ word }) => ({ tradeNo: word.tradeNo.replace(/^./, '０') })),
  ],
  'a trade number that is a query': [
    'unknownTradeNo',
    withWord(() => ({ tradeNo: "' or 1=1 --" })),
  ],
  "the bank's number of another gift": [
    'gatewayTradeNo',
    withWord(({ other }) => ({ gatewayTradeNo: other.gatewayTradeNo })),
  ],
  "an empty bank's number": ['gatewayTradeNo', withWord(() => ({ gatewayTradeNo: '' }))],
  "a bank's number with a null character": [
    'gatewayTradeNo',
    withWord(() => ({ gatewayTradeNo: 'SB\u0000' })),
  ],
  "a bank's number without end": [
    'gatewayTradeNo',
    withWord(() => ({ gatewayTradeNo: 'S'.repeat(65) })),
  ],
};

/** Taken, since they are true, and of no effect, since it was had before or is not theirs to have. */
export const idleKinds: Record<string, Make> = {
  'the word that an order was closed': withWord(() => ({ status: 'CLOSED' })),
  'a good word replayed': ({ other, sign }) => sign(writeWord(other)),
  'a good word replayed with another time of payment': ({ other, sign, now }) =>
    sign(writeWord({ ...other, paidAt: now - 1 })),
  'the word that a paid order was closed': ({ other, sign }) =>
    sign(writeWord({ ...other, status: 'CLOSED' })),
};
