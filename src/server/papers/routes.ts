import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import {
  feeInvoiceApply,
  invoiceApply,
  invoiceDownload,
  invoiceGiveUp,
  invoiceList,
  invoiceOrders,
} from '#src/shared/papers/calls.ts';
import { applyPaper } from './apply-paper.ts';
import { downloadPaper } from './download-paper.ts';
import { applyFeeInvoice } from './fee-invoice/apply-fee-invoice.ts';
import { findGiftsForPaper } from './find-gifts-for-paper.ts';
import { findPapers } from './find-papers.ts';
import { giveUpPaper } from './void-papers.ts';

export const handledInvoiceApply = handle(invoiceApply, (input, context) => {
  const { userId } = viewerOf(context);
  const { language } = context.common;
  return applyPaper(context.services, { ...input, userId, language }, context.now);
});

export const handledFeeInvoiceApply = handle(feeInvoiceApply, (input, context) => {
  const { userId } = viewerOf(context);
  return applyFeeInvoice(context.services, { ...input, userId }, context.now);
});

export const handledInvoiceGiveUp = handle(invoiceGiveUp, async ({ invoiceId }, context) => {
  const own = { paperId: invoiceId, userId: viewerOf(context).userId };
  await giveUpPaper(context.services, own, context.now);
  return null;
});

export const paperRoutes: readonly HandledCall[] = [
  handledInvoiceApply,
  handledFeeInvoiceApply,
  handledInvoiceGiveUp,
  handle(invoiceList, (input, context) =>
    findPapers(context.services, { ...input, userId: viewerOf(context).userId }),
  ),
  handle(invoiceOrders, (input, context) => {
    const { userId } = viewerOf(context);
    const locale = context.common.language;
    return findGiftsForPaper(context.services.db, { ...input, userId, locale });
  }),
  handle(invoiceDownload, ({ invoiceId, language }, context) => {
    const { userId } = viewerOf(context);
    return downloadPaper(context.services, { paperId: invoiceId, userId, language });
  }),
];
