import type { Database } from '#src/server/db/database.ts';
import type { CommentView } from '#src/shared/comments/comment-view.ts';
import { commentViewOf, type Reader, selectComments } from './comment-record.ts';

const maxOfGift = 20;

type Asked = { giftIds: readonly string[]; reader: Reader; lovePerson: string };

/** The oldest comments under each of a page's gifts, by the gift's id. */
export async function findCommentsOfGifts(
  db: Database,
  { giftIds, reader, lovePerson }: Asked,
): Promise<(giftId: string) => CommentView[]> {
  if (giftIds.length === 0) return () => [];
  const rows = await selectComments(db, reader)
    .where('comments.biz_type', '=', 'order')
    .where('comments.biz_id', 'in', giftIds)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .limit(maxOfGift * giftIds.length)
    .execute();
  return (giftId) =>
    rows
      .filter(({ bizId }) => bizId === giftId)
      .slice(0, maxOfGift)
      .map((row) => commentViewOf(row, reader, lovePerson));
}
