import type { Database } from '#src/server/db/database.ts';
import type { LikedType } from '#src/shared/comments/comment-view.ts';

type Asked = { bizType: LikedType; bizIds: readonly string[]; userId: string };

/** Finds which of these somebody likes. */
export async function findLiked(
  db: Database,
  { bizType, bizIds, userId }: Asked,
): Promise<string[]> {
  if (bizIds.length === 0) return [];
  const rows = await db
    .selectFrom('likes')
    .select('biz_id as bizId')
    .where('biz_type', '=', bizType)
    .where('biz_id', 'in', bizIds)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ bizId }) => bizId);
}
