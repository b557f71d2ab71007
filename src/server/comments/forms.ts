import type { PageForm } from '#src/server/door/page-form.ts';
import type { waterComment } from '#src/shared/comments/water/calls.ts';
import { tickedCases } from '#src/shared/comments/water/ready-words.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledCommentAdd,
  handledCommentRemove,
  handledCommentSave,
  handledLike,
  handledWaterComment,
} from './routes.ts';

/** Leads back to the thread that a form of the list names in hidden fields. */
const toList: NonNullable<PageForm['done']> = ({ form, locale }) => {
  const { infoUuid, threadType: bizType, threadId: bizId } = form;
  return `${linkTo('commentList', { query: { infoUuid, bizType, bizId }, locale })}#comments`;
};

export const commentForms: PageForm[] = [
  {
    route: 'contribute',
    step: 'comment',
    handled: handledCommentAdd,
    fields: ({ content = '' }, { infoUuid = '' }) => ({ infoUuid, content }),
    done: ({ params, locale }) => `${linkTo('contribute', { params, locale })}#comments`,
  },
  {
    route: 'commentList',
    step: 'comment',
    handled: handledCommentAdd,
    fields: ({ infoUuid = '', content = '', parentId = '' }) => ({ infoUuid, content, parentId }),
    done: toList,
  },
  {
    route: 'commentList',
    step: 'thread',
    handled: handledCommentSave,
    fields: ({ threadType = '', threadId = '', content = '' }) => ({
      bizType: threadType,
      bizId: threadId,
      content,
    }),
    done: toList,
  },
  // The kept list is the same for all, so these show the page to its reader alone.
  { route: 'commentList', step: 'own' },
  {
    route: 'commentList',
    step: 'like',
    handled: handledLike,
    fields: ({ bizId = '', on = '' }) => ({ bizType: 'comment', bizId, on }),
  },
  {
    route: 'commentList',
    step: 'remove',
    handled: handledCommentRemove,
    fields: ({ commentId = '' }) => ({ commentId }),
  },
  {
    route: 'waterComment',
    step: 'send',
    handled: handledWaterComment,
    fields: (form) => ({ words: form.words ?? '', infoUuids: tickedCases(form) }),
    done: ({ output, locale }) => {
      const { sent, leftOut } = output as CallOutput<typeof waterComment>;
      return linkTo('waterComment', { query: { sent, leftOut }, locale });
    },
  },
];
