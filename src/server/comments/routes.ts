import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import { findEncouragements, yesterdayOf } from '#src/server/cases/gifts/find-encouragements.ts';
import { type CallContext, type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { detailGet } from '#src/shared/cases/calls.ts';
import * as calls from '#src/shared/comments/calls.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { waterComment } from '#src/shared/comments/water/calls.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addComment, type NewComment } from './add-comment.ts';
import { findComments, findThread } from './find-comments.ts';
import { findGiftThreads } from './find-gift-threads.ts';
import { findLiked } from './find-liked.ts';
import { findOldestComments, withAnswers } from './find-oldest-comments.ts';
import { findSubjectCase, type Subject } from './find-subject-case.ts';
import { removeComment } from './remove-comment.ts';
import { sendWords } from './send-words.ts';
import { setLike } from './set-like.ts';

const threadSize = 10;

export const handledCommentAdd = handle(calls.commentAdd, (input, context) => {
  const { infoUuid, content, parentId, orderId, progressId } = input;
  return add(context, {
    infoUuid,
    content,
    parentId,
    subject: subjectOf(infoUuid, { orderId, progressId }),
  });
});

export const handledCommentSave = handle(
  calls.frameCommentSave,
  ({ content, ...subject }, context) => add(context, { content, subject }),
);

export const handledCommentRemove = handle(calls.commentRemove, async ({ commentId }, context) => {
  await removeComment(context.services, { commentId, viewer: viewerOf(context) }, context.now);
  return null;
});

export const handledLike = handle(calls.frameLike, (input, context) =>
  setLike(context.services, { ...input, viewer: viewerOf(context) }, context.now),
);

export const handledWaterComment = handle(waterComment, ({ words, infoUuids }, context) => {
  const { water } = textsOf(context.common.language).comments;
  const { userId } = viewerOf(context);
  const sent = { userId, content: water.words[words], caseIds: infoUuids };
  return sendWords(context.services, sent, context.now);
});

export const commentRoutes: readonly HandledCall[] = [
  handle(calls.frameLiked, async (asked, { services, viewer }) => ({
    liked: viewer ? await findLiked(services.db, { ...asked, userId: viewer.userId }) : [],
  })),
  handledCommentAdd,
  handledCommentRemove,
  handle(calls.commentGet, async ({ infoUuid, ...paged }, context) => {
    await requireSubject(context, { bizType: 'case', bizId: infoUuid });
    const read = readerOf(context);
    return answered(
      context,
      await findComments(context.services.db, { ...paged, ...read, caseId: infoUuid }),
    );
  }),
  handle(calls.commentGetV1, async ({ infoUuid, ...paged }, context) => {
    await requireSubject(context, { bizType: 'case', bizId: infoUuid });
    return findGiftThreads(context.services.db, {
      ...paged,
      ...readerOf(context),
      caseId: infoUuid,
    });
  }),
  handle(calls.frameCommentList, async ({ anchorId, order, ...subject }, context) => {
    await requireSubject(context, subject);
    const asked = { ...subject, anchorId, order, size: threadSize, ...readerOf(context) };
    return answered(context, await findThread(context.services.db, asked));
  }),
  ...[handledCommentSave, handledLike, handledWaterComment],
  handle(detailGet, async ({ infoUuid, anchorId, size, degree, isYesterday }, context) => {
    const { services, now } = context;
    const summary = await findCaseSummary(services.db, { caseId: infoUuid }, now);
    if (!summary) throw new Problem('notFound');
    const { locale, reader } = readerOf(context);
    const paidBetween = isYesterday ? yesterdayOf(now) : undefined;
    const asked = { caseId: infoUuid, anchorId, size, degree, paidBetween, locale };
    const page = await findEncouragements(services.db, asked);
    const bizIds = page.list.map(({ orderId }) => orderId);
    const under = { bizType: 'order', bizIds, reader, locale } as const;
    const comments = await findOldestComments(services.db, under);
    const list = page.list.map((gift) => {
      return { ...gift, time: gift.paidAt, comments: comments.get(gift.orderId) ?? [] };
    });
    return { ...page, list };
  }),
];

function subjectOf(infoUuid: string, { orderId, progressId }: Record<string, string>): Subject {
  if (orderId) return { bizType: 'order', bizId: orderId };
  if (progressId) return { bizType: 'progress', bizId: progressId };
  return { bizType: 'case', bizId: infoUuid };
}

async function add(context: CallContext, comment: Omit<NewComment, 'author' | 'locale'>) {
  const { locale } = readerOf(context);
  const written = { ...comment, author: viewerOf(context), locale };
  const view = await addComment(context.services, written, context.now);
  const [added] = await withAnswers(context.services.db, { list: [view], ...readerOf(context) });
  if (!added) throw new Error('A comment that was just kept is not there');
  return added;
}

async function answered<Page extends { list: CommentView[] }>(context: CallContext, page: Page) {
  const list = await withAnswers(context.services.db, { list: page.list, ...readerOf(context) });
  return { ...page, list };
}

async function requireSubject({ services }: CallContext, subject: Subject): Promise<void> {
  if (!(await findSubjectCase(services.db, subject))) throw new Problem('notFound');
}

function readerOf({ viewer, common }: CallContext) {
  return { reader: viewer, locale: common.language };
}
