import type { PageForm } from '#src/server/door/page-form.ts';
import { applyForm } from '#src/shared/activities/apply/apply-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledActivityApply } from './routes.ts';

export const applyForms: readonly PageForm[] = [
  {
    ...{ route: 'matchingGiftDetail', step: 'apply', handled: handledActivityApply },
    fields: applyForm.inputOf,
    done: ({ params, locale }) => `${linkTo('matchingGiftDetail', { params, locale })}#join`,
  },
];
