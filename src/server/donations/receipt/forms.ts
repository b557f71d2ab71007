import { handledFindByReceipt } from '#src/server/donations/routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import type { OrderView } from '#src/shared/donations/own/calls.ts';
import { linkTo } from '#src/shared/routes.ts';

/**
 * A gift found by its code has an address, which opens it only where the code is remembered. A page
 * that remembers none, as without cookies, is drawn by the answer itself.
 */
export function findForms(route: 'receipt' | 'giftTrace'): PageForm[] {
  const find = {
    route,
    handled: handledFindByReceipt,
    fields: ({ receiptCode = '' }: Record<string, string>) => ({ receiptCode }),
  };
  return [
    {
      ...find,
      step: 'find',
      done: ({ output, locale }) =>
        linkTo(route, { query: { orderId: (output as OrderView).orderId }, locale }),
    },
    { ...find, step: 'findHere' },
  ];
}
