import type { Database } from '#src/server/db/database.ts';
import type { BizType, CommentView } from '#src/shared/comments/comment-view.ts';
import { commentViewOf, type Reader, selectComments } from './comment-record.ts';

const mostOfThread = 20;

type Asked = {
  bizType: BizType;
  bizIds: readonly string[];
  reader: Reader;
  lovePerson: string;
};

/** The oldest comments of some threads, by what each thread hangs on. */
export async function findOldestComments(
  db: Database,
  { bizType, bizIds, reader, lovePerson }: Asked,
): Promise<Map<string, CommentView[]>> {
  if (bizIds.length === 0) return new Map();
  const rows = await selectComments(db, reader)
    .where('comments.biz_type', '=', bizType)
    .where('comments.biz_id', 'in', bizIds)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .limit(mostOfThread * bizIds.length)
    .execute();
  const views = rows.map((row) => commentViewOf(row, reader, lovePerson));
  const threads = Map.groupBy(views, ({ bizId }) => bizId);
  return new Map([...threads].map(([id, some]) => [id, some.slice(0, mostOfThread)]));
}
