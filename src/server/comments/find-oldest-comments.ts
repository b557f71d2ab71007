import type { Database } from '#src/server/db/database.ts';
import type {
  AnsweredComment,
  BizType,
  CommentAnswer,
  CommentView,
} from '#src/shared/comments/comment-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type CommentRow, commentViewOf, type Reader, selectComments } from './comment-record.ts';

const mostOfThread = 20;

type Read = { reader: Reader; locale: Locale };
type Asked = Read & { bizType: BizType; bizIds: readonly string[] };

/** Finds the oldest comments of some threads, by what each thread hangs on. */
export async function findOldestComments(
  db: Database,
  { bizType, bizIds, ...read }: Asked,
): Promise<Map<string, CommentAnswer[]>> {
  if (bizIds.length === 0) return new Map();
  const of = selectComments(db, read.reader)
    .where('comments.biz_type', '=', bizType)
    .where('comments.biz_id', 'in', bizIds);
  return groupBy(await oldest(db, of, 'comments.biz_id'), 'bizId', read);
}

/** Answers comments as calls answer them, each with the oldest answers to it. */
export async function withAnswers(
  db: Database,
  { list, ...read }: Read & { list: readonly CommentView[] },
): Promise<AnsweredComment[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ commentId }) => commentId);
  const of = selectComments(db, read.reader).where('comments.parent_id', 'in', ids);
  const answers = groupBy(await oldest(db, of, 'comments.parent_id'), 'parentId', read);
  return list.map((view) => ({ ...timed(view), comments: answers.get(view.commentId) ?? [] }));
}

/** Takes the first few of each thread: one that is long must not crowd out the others. */
function oldest(
  db: Database,
  of: ReturnType<typeof selectComments>,
  thread: 'comments.biz_id' | 'comments.parent_id',
) {
  const placed = of.select(({ fn }) =>
    fn
      .agg<number>('row_number')
      .over((over) =>
        over.partitionBy(thread).orderBy('comments.created_at').orderBy('comments.id'),
      )
      .as('place'),
  );
  return db
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', mostOfThread)
    .orderBy('createdAt')
    .orderBy('commentId')
    .execute();
}

function groupBy(rows: readonly CommentRow[], by: 'bizId' | 'parentId', read: Read) {
  const views = rows.map((row) => timed(commentViewOf(row, read.reader, read.locale)));
  return Map.groupBy(views, (view) => view[by] ?? '');
}

function timed(view: CommentView): CommentAnswer {
  return { ...view, time: view.createdAt };
}
