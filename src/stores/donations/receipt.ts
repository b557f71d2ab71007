import { only } from '#src/shared/contract/call-form.ts';
import { invoiceGiveUp } from '#src/shared/papers/calls.ts';
import { feeInvoiceForm, receiptForm } from '#src/shared/papers/receipt-form.ts';
import { makeCallForm } from '#src/stores/call-form.ts';

/** Makes a receipt of payment, and leads to it in the list. */
export function makeReceipt(list: string, giftsField: string) {
  return makeCallForm(receiptForm, {
    onDone: ({ invoiceId }) => `${list}?invoiceId=${invoiceId}`,
    fieldOf: (field) => (field === 'orderIds' ? giftsField : field),
  });
}

/** Asks staff for the invoice of a fee, and leads to it in the list. */
export function makeFeeInvoice(list: string) {
  return makeCallForm(feeInvoiceForm, {
    onDone: ({ invoiceId }) => `${list}?invoiceId=${invoiceId}`,
  });
}

/** Makes an own paper void; the page shows it as it is then. */
export function makeGiveUp() {
  return makeCallForm({ call: invoiceGiveUp, inputOf: only('invoiceId') });
}
