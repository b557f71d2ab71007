import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { allowanceForm } from '#src/shared/venues/allowance/allowance-form.ts';
import { handledDecideSelf } from './routes.ts';

export const allowanceForms: readonly PageForm[] = [
  {
    route: 'aggregationPage',
    step: 'allowance',
    handled: handledDecideSelf,
    fields: allowanceForm.inputOf,
    done: ({ locale }) => `${linkTo('myContribution', { locale })}#directed`,
  },
];
