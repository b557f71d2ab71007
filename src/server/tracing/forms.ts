import { handledFindByReceipt } from '#src/server/donations/routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';

export const tracingForms: PageForm[] = [
  {
    route: 'giftTrace',
    step: 'find',
    handled: handledFindByReceipt,
    fields: ({ receiptCode = '' }) => ({ receiptCode }),
  },
];
