import * as v from 'valibot';
import { bytesOutput } from '#src/shared/contract/bytes-output.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import {
  anchorId,
  noOutput,
  pageOf,
  pageSize,
  publicId,
  say,
  words,
} from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { isMailAddress } from './mail-address.ts';
import {
  giftForPaper,
  maxTitleLength,
  mostGiftsOnPaper,
  paperView,
  titleTypes,
} from './paper-view.ts';
import { isTaxNumber } from './tax-number.ts';

const invoiceId = publicId;

const orderIds = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.maxLength(4000, say('tooMany')),
        v.transform((text) => text.split(',').filter((id) => id !== '')),
      ),
    ],
    say('required'),
  ),
  v.transform((ids) => [...new Set(ids)]),
  v.array(publicId),
  v.minLength(1, say('required')),
  v.maxLength(mostGiftsOnPaper, say('tooMany')),
);

/** Of a company; a person needs none. */
const taxNo = v.optional(
  v.pipe(
    v.string(say('malformed')),
    v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
    v.check((text) => text === '' || isTaxNumber(text), say('taxNumber')),
  ),
  '',
);

/** Where the paper is sent besides; nobody needs to give one. */
const email = v.optional(
  v.pipe(
    v.string(say('malformed')),
    v.trim(),
    v.check((text) => text === '' || isMailAddress(text), say('mailAddress')),
  ),
  '',
);

export const invoiceApply = defineCall({
  path: '/api/cf-finance/invoice/apply',
  access: 'login',
  summary: 'Makes a receipt of payment for own gifts; a gift stands on one live paper',
  input: v.strictObject({
    orderIds,
    titleType: v.picklist(titleTypes, say('unknown')),
    title: v.pipe(words(maxTitleLength), v.minLength(1, say('required'))),
    taxNo,
    email,
  }),
  output: v.object({ invoiceId: v.string() }),
  errors: ['notFound', 'paperStands', 'nothingToReceipt'],
  budgetPerMinute: 20,
});

export const invoiceList = defineCall({
  path: '/api/cf-finance/invoice/list',
  access: 'login',
  summary: "The viewer's papers, newest first",
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(paperView),
  coalesce: true,
});

export const invoiceOrders = defineCall({
  path: '/api/cf-finance/invoice/orders',
  access: 'login',
  summary: "The viewer's gifts that stand on no live paper, newest first",
  forOthers: true,
  input: v.strictObject({ anchorId, size: pageSize }),
  output: pageOf(giftForPaper),
  coalesce: true,
});

export const invoiceDownload = defineCall({
  path: '/api/cf-finance/invoice/download',
  method: 'GET',
  answer: 'bytes',
  access: 'login',
  summary: 'An own paper as PDF; a void one says so across the sheet',
  input: v.strictObject({
    invoiceId,
    language: v.optional(v.picklist(locales, say('unknown')), defaultLocale),
  }),
  output: bytesOutput,
  errors: ['notFound', 'unavailable'],
  budgetPerMinute: 20,
});

/** Ours: who mistyped a title gives the paper up and asks for another. */
export const invoiceGiveUp = defineCall({
  path: '/api/cf-finance/invoice/give-up',
  access: 'login',
  summary: 'Makes an own paper void, so that its gifts can stand on another',
  input: v.strictObject({ invoiceId }),
  output: noOutput,
  errors: ['notFound'],
  budgetPerMinute: 20,
});

export const paperCalls = [
  invoiceApply,
  invoiceList,
  invoiceOrders,
  invoiceDownload,
  invoiceGiveUp,
];
