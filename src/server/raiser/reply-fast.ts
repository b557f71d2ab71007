import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { newComment } from '#src/server/comments/new-comment.ts';
import type { Trx } from '#src/server/db/database.ts';
import { storeNotices } from '#src/server/notices/store-notices.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Idempotency } from '#src/server/platform/once.ts';
import { once } from '#src/server/platform/once.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { BizType } from '#src/shared/comments/comment-view.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type FastReplySubject, mostAnswered } from '#src/shared/raiser/calls.ts';
import { findUnansweredComments, findUnansweredGifts } from './find-unanswered.ts';

type Asked = {
  caseId: string;
  ownerUserId: string;
  subject: FastReplySubject;
  content: string;
  idempotency: Idempotency;
  now: number;
};
type Reply = {
  bizType: BizType;
  bizId: string;
  parentId: string | null;
  /** This is who is answered, where they have an account, and what of theirs. */
  to: string | null;
  of: string;
};

/** Answers a batch with the same words. Presses at the same moment answer each gift once. */
export async function replyFast(
  { db, keys, pageTags, wakeJobs }: Pick<Services, 'db' | 'keys' | 'pageTags' | 'wakeJobs'>,
  asked: Asked,
): Promise<{ answeredCount: number; left: boolean }> {
  const { caseId, content, idempotency, now } = asked;
  requireOpenWords({ content });
  const answer = await once(db, { keys, idempotency, now }, async (trx) => {
    const state = await findCaseState(trx, caseId);
    if (!state || !canCase('comment', state, now)) throw new Problem('commentsClosed');
    const found = await findReplies(trx, asked);
    const answered = await insertReplies(trx, keys, {
      ...asked,
      replies: found.slice(0, mostAnswered),
    });
    return { answeredCount: answered, left: found.length > mostAnswered };
  });
  pageTags.purge([tagOfCase(caseId)]);
  wakeJobs();
  return answer;
}

async function findReplies(trx: Trx, { subject, ...asked }: Asked): Promise<Reply[]> {
  const limit = mostAnswered + 1;
  if (subject === 'gifts') {
    const gifts = await findUnansweredGifts(trx, { ...asked, limit });
    return gifts.map(
      (gift): Reply => ({
        ...{ bizType: 'order', bizId: gift.id, parentId: null },
        ...{ to: gift.user_id, of: gift.id },
      }),
    );
  }
  const comments = await findUnansweredComments(trx, { ...asked, limit });
  return comments.map(
    (comment): Reply => ({
      ...{ bizType: comment.biz_type, bizId: comment.biz_id, parentId: comment.id },
      ...{ to: comment.user_id, of: comment.id },
    }),
  );
}

/**
 * The id of an answer follows from what it answers, so that a second one is the same row. One that
 * its author took back is written anew.
 */
async function insertReplies(
  trx: Trx,
  keys: Keys,
  { caseId, ownerUserId, content, replies, now }: Asked & { replies: readonly Reply[] },
): Promise<number> {
  if (replies.length === 0) return 0;
  const rows = replies.map(({ bizType, bizId, parentId, of }) => {
    const id = keys.blindIndex('fast-reply', `${bizType} ${of}`).slice(0, 22);
    const whose = { id, case_id: caseId, user_id: ownerUserId };
    const where = { biz_type: bizType, biz_id: bizId, parent_id: parentId };
    return newComment({ ...whose, ...where, content }, now);
  });
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('comments')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ content, removed_at: null })
        .where('comments.removed_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  await tellAnswered(trx, { caseId, ownerUserId, replies, now });
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** Who was answered is told once of a batch. */
async function tellAnswered(
  trx: Trx,
  {
    caseId,
    ownerUserId,
    replies,
    now,
  }: Pick<Asked, 'caseId' | 'ownerUserId' | 'now'> & { replies: readonly Reply[] },
): Promise<void> {
  const told = [
    ...new Set(replies.flatMap(({ to }) => (to === null || to === ownerUserId ? [] : [to]))),
  ];
  const { nickname } = await trx
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', ownerUserId)
    .executeTakeFirstOrThrow();
  const notice = { kind: 'commentAnswered', caseId, subjectId: `${caseId}:${now}` } as const;
  await storeNotices(trx, told, { ...notice, params: { nickname }, now });
}
