import type { PageForm } from '#src/server/door/page-form.ts';
import { pennantForm } from '#src/shared/papers/pennants/pennant-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledPennantGive, handledPennantRemove, handledVisitAward } from './routes.ts';

export const pennantForms: readonly PageForm[] = [
  {
    route: 'pennantsMine',
    step: 'give',
    handled: handledPennantGive,
    fields: pennantForm.inputOf,
    done: ({ locale }) => linkTo('pennantsMine', { query: { side: 'given' }, locale }),
  },
  {
    route: 'pennantsMine',
    step: 'remove',
    handled: handledPennantRemove,
    fields: ({ pennantId = '', report = '' }) => ({ pennantId, report }),
    done: ({ locale, form: { side = '' } }) => linkTo('pennantsMine', { query: { side }, locale }),
  },
  {
    route: 'pennantsMine',
    step: 'award',
    handled: handledVisitAward,
    fields: ({ activityId = '' }) => ({ activityId }),
    done: ({ locale }) => linkTo('pennantsMine', { locale }),
  },
];
