import type { CallForm } from '#src/shared/contract/call-form.ts';
import { feeInvoiceApply, invoiceApply } from './calls.ts';

const mark = 'order-';

/** Names the field that says a gift shall stand on the paper. */
export const fieldOfGift = (orderId: string) => mark + orderId;

/** Each gift is a box of its own; those that are ticked go along. */
export const receiptForm: CallForm<typeof invoiceApply> = {
  call: invoiceApply,
  inputOf: ({ titleType = '', title = '', taxNo = '', email = '', ...boxes }) => ({
    orderIds: Object.entries(boxes)
      .filter(([name, value]) => name.startsWith(mark) && value !== '')
      .map(([name]) => name.slice(mark.length))
      .join(','),
    ...{ titleType, title, taxNo, email },
  }),
};

/** An invoice is for one fee at a time. */
export const feeInvoiceForm: CallForm<typeof feeInvoiceApply> = {
  call: feeInvoiceApply,
  inputOf: ({ payoutNo = '', titleType = '', title = '', taxNo = '', email = '' }) => {
    const picked = titleType === 'company' ? 'company' : 'personal';
    return { payoutNo, titleType: picked, title, taxNo, email };
  },
};
