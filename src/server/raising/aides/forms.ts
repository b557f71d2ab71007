import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { acceptRoute, endRoute, inviteRoute, leaveRoute } from './routes.ts';

export const aideForms: PageForm[] = [
  {
    route: 'caseAides',
    step: 'invite',
    handled: inviteRoute,
    fields: ({ kind = '' }, { infoUuid = '' }) => ({ infoUuid, kind }),
    done: ({ params, locale }) => linkTo('caseAides', { params, locale }),
  },
  {
    route: 'caseAides',
    step: 'end',
    handled: endRoute,
    fields: ({ helpId = '' }, { infoUuid = '' }) => ({ infoUuid, helpId }),
    done: ({ params, locale }) => linkTo('caseAides', { params, locale }),
  },
  {
    route: 'acceptHelp',
    step: 'accept',
    handled: acceptRoute,
    fields: (_form, { helpId = '' }) => ({ helpId }),
    done: ({ output, locale }) => {
      const { infoUuid } = output as { infoUuid: string };
      return linkTo('helpCase', { params: { infoUuid }, locale });
    },
  },
  {
    route: 'helpCase',
    step: 'leave',
    handled: leaveRoute,
    fields: ({ helpId = '' }) => ({ helpId }),
    done: ({ locale }) => linkTo('mineRaise', { locale }),
  },
];
