import type { PageForm } from '#src/server/door/page-form.ts';
import { noticeMailForms } from '#src/shared/notices/mail/forms.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledMessageRead,
  handledNoticeMail,
  handledNoticeMailCode,
  handledNoticeMailForget,
  handledNoticeMailOff,
  handledNoticeMute,
} from './routes.ts';

const toMail = ({ locale }: { locale: Locale }) => `${linkTo('mineMore', { locale })}#mail`;

export const noticeForms: readonly PageForm[] = [
  {
    route: 'mineMessages',
    step: 'read',
    handled: handledMessageRead,
    fields: () => ({ all: '1' }),
    done: ({ locale }) => linkTo('mineMessages', { locale }),
  },
  {
    route: 'mineMessages',
    step: 'mute',
    handled: handledNoticeMute,
    fields: ({ infoUuid = '', kind = '', on = '' }) => ({ infoUuid, kind, on }),
  },
  {
    route: 'mineMore',
    step: 'mute',
    handled: handledNoticeMute,
    fields: ({ infoUuid = '', kind = '', group = '', on = '' }) => ({ infoUuid, kind, group, on }),
    done: ({ locale }) => `${linkTo('mineMore', { locale })}#notices`,
  },
  {
    ...{ route: 'mineMore', step: 'mailAsk', handled: handledNoticeMail },
    ...{ fields: noticeMailForms.ask.inputOf, done: toMail },
  },
  {
    ...{ route: 'mineMore', step: 'mailGive', handled: handledNoticeMailCode },
    ...{ fields: noticeMailForms.give.inputOf, done: toMail },
  },
  {
    ...{ route: 'mineMore', step: 'mailForget', handled: handledNoticeMailForget },
    ...{ fields: () => ({}), done: toMail },
  },
  {
    // It has no step, since a mail service posts what RFC 8058 says, and follows no redirect.
    ...{ route: 'mailOff', step: '', handled: handledNoticeMailOff },
    fields: (_form, { mailToken = '' }) => ({ mailToken }),
  },
];
