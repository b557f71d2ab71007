import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { commentViewOf, selectComments } from './comment-record.ts';
import { findSubjectCase, type Subject } from './find-subject-case.ts';
import { newComment } from './new-comment.ts';
import { tellOfComment } from './tell-of-comment.ts';

export type NewComment = {
  author: Pick<Viewer, 'userId' | 'roles'>;
  content: string;
  subject: Subject;
  /** These are the comment it answers, which also says to which thread it goes. */
  parentId?: string;
  /** This is the case the caller names, where it does. */
  infoUuid?: string;
  locale: Locale;
};

/** The same words by the same person within this time are the same comment, sent twice. */
const repeatMs = 60_000;

/** Adds a comment to a thread of a case that takes comments. */
export async function addComment(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  comment: NewComment,
  now: number,
): Promise<CommentView> {
  const { author, locale, content } = comment;
  requireOpenWords({ content });
  const row = await inTransaction(db, async (trx) => {
    const placed = await place(trx, comment);
    const state = await findCaseState(trx, placed.caseId);
    if (!state || !canCase('comment', state, now)) throw new Problem('commentsClosed');
    const id =
      (await findRepeat(trx, { ...comment, ...placed }, now)) ??
      (await insert(trx, { ...comment, ...placed }, now));
    const added = await selectComments(trx, author)
      .where('comments.id', '=', id)
      .executeTakeFirstOrThrow();
    await tellOfComment(trx, added, now);
    return added;
  });
  wakeJobs();
  pageTags.purge([tagOfCase(row.infoUuid)]);
  return commentViewOf(row, author, locale);
}

type Placed = { caseId: string; subject: Subject; parentId: string | null };

/** Answers where the comment goes; an answer goes where what it answers stands. */
async function place(trx: Trx, comment: NewComment): Promise<Placed> {
  const { parentId, infoUuid, author } = comment;
  const parent = parentId
    ? await selectComments(trx, author).where('comments.id', '=', parentId).executeTakeFirst()
    : undefined;
  if (parentId && !parent) throw new Problem('notFound');
  const subject = parent ?? comment.subject;
  const caseId = await findSubjectCase(trx, subject);
  if (!caseId || (infoUuid && infoUuid !== caseId)) throw new Problem('notFound');
  return { caseId, subject, parentId: parent?.commentId ?? null };
}

type Ready = Omit<NewComment, 'parentId'> & Placed;

async function findRepeat(
  trx: Trx,
  { author, caseId, subject, content }: Ready,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', author.userId)
    .where('case_id', '=', caseId)
    .where('biz_id', '=', subject.bizId)
    .where('content', '=', content)
    .where('created_at', '>', now - repeatMs)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function insert(
  trx: Trx,
  { author, caseId, subject, content, parentId }: Ready,
  now: number,
): Promise<string> {
  const id = newId();
  const whose = { id, case_id: caseId, user_id: author.userId };
  const where = { biz_type: subject.bizType, biz_id: subject.bizId };
  await trx
    .insertInto('comments')
    .values(newComment({ ...whose, ...where, parent_id: parentId, content }, now))
    .execute();
  return id;
}
