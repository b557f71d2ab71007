import { stillTold } from '#src/server/cases/still-told.ts';
import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { CommentOrder, CommentView } from '#src/shared/comments/comment-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { commentViewOf, type Reader, selectComments } from './comment-record.ts';
import { findSharersGifts } from './find-sharers-gifts.ts';
import type { Subject } from './find-subject-case.ts';

/** This is the specification's size of the list of one's own. */
const ownSize = 50;
const sharedSize = 20;

type CommentPage = { list: CommentView[]; hasNext: boolean; anchorId: string };
type Paged = {
  anchorId: string;
  size: number;
  reader: Reader;
  locale: Locale;
  order?: CommentOrder;
};

/** This is what an anchor of each order holds, as `readAnchor` reads it. */
export const commentAnchors: Readonly<Record<CommentOrder, string>> = {
  newest: 'ns',
  liked: 'nns',
};

/**
 * Finds the comments of a case, newest or most liked first. The first page is led by the viewer's
 * own, then by those under gifts of the one who passed the case on to them; later pages leave these
 * out.
 */
export async function findComments(
  db: Database,
  { caseId, ...paged }: Paged & { caseId: string },
): Promise<CommentPage> {
  const { reader } = paged;
  const ofCase = () =>
    selectComments(db, reader)
      .where('comments.case_id', '=', caseId)
      .where(stillTold('comments.case_id'));
  if (!reader) return findPage(ofCase(), paged);
  const gifts = await findSharersGifts(db, { caseId, userId: reader.userId });
  const rest = ofCase()
    .where('comments.user_id', '<>', reader.userId)
    .$if(gifts.length > 0, (query) =>
      query.where((eb) =>
        eb.or([eb('comments.biz_type', '<>', 'order'), eb('comments.biz_id', 'not in', gifts)]),
      ),
    );
  const page = await findPage(rest, paged);
  if (paged.anchorId !== '') return page;
  const own = await newest(ofCase().where('comments.user_id', '=', reader.userId), ownSize);
  const shared =
    gifts.length === 0
      ? []
      : await newest(
          ofCase()
            .where('comments.user_id', '<>', reader.userId)
            .where('comments.biz_type', '=', 'order')
            .where('comments.biz_id', 'in', gifts),
          sharedSize,
        );
  const first = [...own, ...shared].map((row) => commentViewOf(row, reader, paged.locale));
  return { ...page, list: [...first, ...page.list] };
}

/** Finds the comments of one thread. */
export function findThread(
  db: Database,
  { bizType, bizId, ...paged }: Paged & Subject,
): Promise<CommentPage> {
  const query = selectComments(db, paged.reader)
    .where('comments.biz_type', '=', bizType)
    .where('comments.biz_id', '=', bizId)
    .where(stillTold('comments.case_id'));
  return findPage(query, paged);
}

type Query = ReturnType<typeof selectComments>;

async function findPage(
  query: Query,
  { anchorId, size, reader, locale, order = 'newest' }: Paged,
): Promise<CommentPage> {
  const asked = order === 'liked' ? byLikes(query, anchorId) : byTime(query, anchorId);
  const rows = await newest(asked, size + 1);
  const page = pageFrom(rows, size, ({ likeCount, createdAt, commentId }) =>
    order === 'liked' ? [likeCount, createdAt, commentId] : [createdAt, commentId],
  );
  return { ...page, list: page.list.map((row) => commentViewOf(row, reader, locale)) };
}

function byTime(query: Query, anchorId: string): Query {
  const anchor = readAnchor(anchorId, commentAnchors.newest);
  return query.where((eb) => isBeyond(eb, ['comments.created_at', 'comments.id'], anchor));
}

function byLikes(query: Query, anchorId: string): Query {
  const anchor = readAnchor(anchorId, commentAnchors.liked);
  return query
    .orderBy('comments.like_count', 'desc')
    .where((eb) =>
      isBeyond(eb, ['comments.like_count', 'comments.created_at', 'comments.id'], anchor),
    );
}

function newest(query: Query, limit: number) {
  return query
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
}
