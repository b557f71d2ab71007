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
} from '#src/shared/contract/fields.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { giftForPaper, mostGiftsOnPaper, paperView } from './paper-view.ts';
import { titleFields } from './title-fields.ts';

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

export const invoiceApply = defineCall({
  path: '/api/cf-finance/invoice/apply',
  access: 'login',
  summary: 'Makes a receipt of payment for own gifts; a gift stands on one live paper',
  input: v.strictObject({ orderIds, ...titleFields }),
  output: v.object({ invoiceId: v.string() }),
  errors: ['notFound', 'paperStands', 'nothingToReceipt'],
  budgetPerMinute: 20,
});

/** It is ours: who bore the fee of a payout asks; staff issue it or say why not. */
export const feeInvoiceApply = defineCall({
  path: '/api/cf-finance/invoice/apply-fee',
  access: 'login',
  summary: "Asks for an invoice of a payout's service fee; a fee stands on one live invoice",
  input: v.strictObject({
    payoutNo: v.pipe(v.string(say('required')), v.regex(/^[\w-]{8,40}$/, say('unknown'))),
    ...titleFields,
  }),
  output: v.object({ invoiceId: v.string() }),
  errors: ['notFound', 'invoiceStands', 'noFeeToInvoice'],
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

/** It is ours: who mistyped a title gives the paper up and asks for another. */
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
  feeInvoiceApply,
  invoiceList,
  invoiceOrders,
  invoiceDownload,
  invoiceGiveUp,
];
