import { sendCodeRoute } from '#src/server/accounts/routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { lostPhoneForms as forms } from '#src/shared/accounts/lost-phone/forms.ts';
import { linkTo } from '#src/shared/routes.ts';
import { askPhoneRoute, refusePhoneRoute } from './routes.ts';

export const lostPhoneForms: readonly PageForm[] = [
  { route: 'lostPhone', step: 'lostCode', handled: sendCodeRoute, fields: forms.code.inputOf },
  {
    ...{ route: 'lostPhone', step: 'lostAsk', handled: askPhoneRoute },
    fields: forms.ask.inputOf,
    done: ({ locale }) => linkTo('lostPhone', { query: { asked: '1' }, locale }),
  },
  {
    ...{ route: 'lostPhone', step: 'lostRefuse', handled: refusePhoneRoute },
    fields: forms.refuse.inputOf,
    done: ({ locale }) => linkTo('lostPhone', { locale }),
  },
  {
    ...{ route: 'phoneChange', step: 'lostRefuse', handled: refusePhoneRoute },
    fields: (_form, { changeId = '' }) => ({ changeId }),
    done: ({ params, locale }) => linkTo('phoneChange', { params, locale }),
  },
];
