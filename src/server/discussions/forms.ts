import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledChatVote, handledSubmitDiscussion } from './routes.ts';

export const discussionForms: readonly PageForm[] = [
  {
    route: 'discussionApplication',
    step: 'explain',
    handled: handledSubmitDiscussion,
    photos: { attachments: 'discussion' },
    fields: ({ content = '', attachments = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, content, attachments },
    }),
    done: ({ params, locale }) => linkTo('discussionApplication', { params, locale }),
  },
  {
    route: 'discussionProgress',
    step: 'vote',
    handled: handledChatVote,
    fields: ({ bizId = '', option = '' }) => ({ bizId, option }),
  },
];
