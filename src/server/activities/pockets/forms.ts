import type { PageForm } from '#src/server/door/page-form.ts';
import { pocketForm } from '#src/shared/activities/pockets/pocket-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledOpenPocket } from './routes.ts';

export const pocketForms: readonly PageForm[] = [
  {
    route: 'paySuccess',
    step: 'pocket',
    handled: handledOpenPocket,
    fields: pocketForm.inputOf,
    done: ({ form: { tradeNo = '' }, params, locale }) =>
      linkTo('paySuccess', { params, query: { tradeNo }, locale }),
  },
];
