import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { invoiceApply } from '#src/shared/papers/calls.ts';
import { feeInvoiceForm, receiptForm } from '#src/shared/papers/receipt-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledFeeInvoiceApply, handledInvoiceApply, handledInvoiceGiveUp } from './routes.ts';

export const paperForms: readonly PageForm[] = [
  {
    route: 'invoiceApply',
    step: 'apply',
    handled: handledInvoiceApply,
    fields: receiptForm.inputOf,
    done: ({ output, locale }) => {
      const { invoiceId } = output as CallOutput<typeof invoiceApply>;
      return linkTo('invoiceSubmitSuccess', { query: { invoiceId }, locale });
    },
  },
  {
    route: 'invoiceApply',
    step: 'applyFee',
    handled: handledFeeInvoiceApply,
    fields: feeInvoiceForm.inputOf,
    done: ({ output, locale }) => {
      const { invoiceId } = output as CallOutput<typeof invoiceApply>;
      return linkTo('invoiceSubmitSuccess', { query: { invoiceId }, locale });
    },
  },
  {
    route: 'invoiceSubmitSuccess',
    step: 'giveUp',
    handled: handledInvoiceGiveUp,
    fields: ({ invoiceId = '' }) => ({ invoiceId }),
    done: ({ locale }) => linkTo('invoiceSubmitSuccess', { locale }),
  },
];
