import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { selectComments } from './comment-record.ts';
import { findSubjectCase } from './find-subject-case.ts';

type Asked = {
  bizType: LikedType;
  bizId: string;
  on: boolean;
  viewer: Pick<Viewer, 'userId' | 'roles'>;
};

/** Likes a thing or takes the like back; its count changes with the like, in one transaction. */
export async function setLike(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  asked: Asked,
  now: number,
): Promise<{ liked: boolean; count: number }> {
  const { caseId, changed, count } = await inTransaction(db, async (trx) => {
    const caseId = await findLikedCase(trx, asked);
    if (!caseId) throw new Problem('notFound');
    if (asked.on && asked.bizType === 'verification') await refuseOwn(trx, asked);
    const changed = asked.on ? await insert(trx, asked, now) : await remove(trx, asked);
    if (changed) await changeCount(trx, asked);
    return { caseId, changed, count: await getCount(trx, asked) };
  });
  if (changed) pageTags.purge([tagOfCase(caseId)]);
  return { liked: asked.on, count };
}

async function findLikedCase(
  trx: Trx,
  { bizType, bizId, viewer }: Asked,
): Promise<string | undefined> {
  if (bizType === 'verification') return findSubjectCase(trx, { bizType, bizId });
  const comment = await selectComments(trx, viewer)
    .where('comments.id', '=', bizId)
    .executeTakeFirst();
  return comment && findSubjectCase(trx, { bizType: 'case', bizId: comment.infoUuid });
}

/** Nobody thanks themself for having verified. */
async function refuseOwn(trx: Trx, { bizId, viewer }: Asked): Promise<void> {
  const own = await trx
    .selectFrom('verifications')
    .select('id')
    .where('id', '=', bizId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  if (own) throw new Problem('verifiedByYou');
}

async function insert(trx: Trx, { bizType, bizId, viewer }: Asked, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('likes')
    .values({ biz_type: bizType, biz_id: bizId, user_id: viewer.userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function remove(trx: Trx, { bizType, bizId, viewer }: Asked): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('likes')
    .where('biz_type', '=', bizType)
    .where('biz_id', '=', bizId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const tables = { comment: 'comments', verification: 'verifications' } as const;

async function changeCount(trx: Trx, { bizType, bizId, on }: Asked): Promise<void> {
  await trx
    .updateTable(tables[bizType])
    .set((eb) => ({ like_count: eb('like_count', '+', on ? 1 : -1) }))
    .where('id', '=', bizId)
    .execute();
}

async function getCount(trx: Trx, { bizType, bizId }: Asked): Promise<number> {
  const { like_count } = await trx
    .selectFrom(tables[bizType])
    .select('like_count')
    .where('id', '=', bizId)
    .executeTakeFirstOrThrow();
  return like_count;
}
