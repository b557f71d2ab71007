import { publicRecordOf, recordColumns } from '#src/server/cases/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { GiftThread } from '#src/shared/comments/comment-view.ts';
import { type Reader, selectComments } from './comment-record.ts';
import { findOldestComments } from './find-oldest-comments.ts';

type Asked = {
  caseId: string;
  anchorId: string;
  size: number;
  reader: Reader;
  lovePerson: string;
};

/** The gifts of a case that have comments, newest gift first, each with its oldest comments. */
export async function findGiftThreads(
  db: Database,
  asked: Asked,
): Promise<{ list: GiftThread[]; hasNext: boolean; anchorId: string }> {
  const { size, reader, lovePerson } = asked;
  const page = pageFrom(await findGifts(db, asked), size, (row) => [row.paid_at ?? 0, row.id]);
  const bizIds = page.list.map(({ id }) => id);
  const comments = await findOldestComments(db, { bizType: 'order', bizIds, reader, lovePerson });
  const list = page.list.map((gift) => ({
    order: publicRecordOf(gift, lovePerson),
    comments: comments.get(gift.id) ?? [],
  }));
  return { ...page, list };
}

function findGifts(db: Database, { caseId, anchorId, size, reader }: Asked) {
  const [paidAt, id] = readAnchor(anchorId, 'ns') ?? [];
  return db
    .selectFrom('donations')
    .select(recordColumns)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .where(({ exists }) =>
      exists(
        selectComments(db, reader)
          .where('comments.biz_type', '=', 'order')
          .whereRef('comments.biz_id', '=', 'donations.id' as never),
      ),
    )
    .$if(id !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('paid_at', 'id'), '<', tuple(Number(paidAt), String(id))),
      ),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
}
