import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledMessageRead, handledNoticeMute } from './routes.ts';

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
];
