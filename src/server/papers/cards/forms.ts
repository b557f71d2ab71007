import type { PageForm } from '#src/server/door/page-form.ts';
import { cardForm } from '#src/shared/papers/cards/card-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledCardRemove, handledCardWrite } from './routes.ts';

/** Both lead to the same page, which shows the card or the form for another. */
export const cardForms: readonly PageForm[] = [
  {
    route: 'giftCard',
    step: 'write',
    handled: handledCardWrite,
    fields: cardForm.inputOf,
    done: ({ locale, form: { orderId = '' } }) =>
      linkTo('giftCard', { query: { orderId }, locale }),
  },
  {
    route: 'giftCard',
    step: 'remove',
    handled: handledCardRemove,
    fields: ({ cardId = '' }) => ({ cardId }),
    done: ({ locale, form: { orderId = '' } }) =>
      linkTo('giftCard', { query: { orderId }, locale }),
  },
];
