import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledAudience } from './routes.ts';

export const audienceForms: readonly PageForm[] = [
  {
    route: 'caseAudience',
    step: 'audience',
    handled: handledAudience,
    // Boxes that are not ticked send nothing.
    fields: ({ audience = '', facesShown = '0', sure = '0' }, { infoUuid = '' }) => ({
      ...{ infoUuid, audience, facesShown, sure },
    }),
    done: ({ params, locale }) => linkTo('caseAudience', { params, query: { saved: 1 }, locale }),
  },
];
