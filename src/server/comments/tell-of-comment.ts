import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { CommentRow } from './comment-record.ts';

/** Tells whoever a comment answers: the author of what it replies to, or of what it stands under. */
export async function tellOfComment(trx: Trx, comment: CommentRow, now: number): Promise<void> {
  const { commentId, infoUuid, bizType, bizId, parentId, nickname } = comment;
  const userId = await findAnswered(trx, comment);
  if (!userId || userId === comment.userId) return;
  await notify(trx, {
    userId,
    kind: bizType === 'verification' && !parentId ? 'verificationAnswered' : 'commentAnswered',
    caseId: infoUuid,
    subjectId: commentId,
    params: { nickname, bizType, bizId },
    now,
  });
}

async function findAnswered(
  trx: Trx,
  { bizType, bizId, parentId }: CommentRow,
): Promise<string | null | undefined> {
  const table = parentId ? 'comments' : tableOf[bizType];
  if (!table) return undefined;
  const row = await trx
    .selectFrom(table)
    .select('user_id')
    .where('id', '=', parentId ?? bizId)
    .executeTakeFirst();
  return row?.user_id;
}

const tableOf = {
  order: 'donations',
  verification: 'verifications',
  case: undefined,
  progress: undefined,
} as const;
