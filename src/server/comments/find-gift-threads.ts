import { publicRecordOf } from '#src/server/cases/gifts/donation-record.ts';
import { pageOfGifts, selectGifts } from '#src/server/cases/gifts/select-gifts.ts';
import type { Database } from '#src/server/db/database.ts';
import type { DonationRecord } from '#src/shared/cases/donation-record.ts';
import type { GiftThread } from '#src/shared/comments/comment-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type Reader, selectComments } from './comment-record.ts';
import { findOldestComments } from './find-oldest-comments.ts';

type Asked = {
  caseId: string;
  anchorId: string;
  size: number;
  reader: Reader;
  locale: Locale;
};

/**
 * Finds the gifts of a case that have comments, newest gift first, each with its oldest
 * comments.
 */
export async function findGiftThreads(
  db: Database,
  asked: Asked,
): Promise<{ list: GiftThread[]; hasNext: boolean; anchorId: string }> {
  const { size, reader, locale } = asked;
  const gifts = await selectGifts(db, asked)
    .where(({ exists }) =>
      exists(
        selectComments(db, reader)
          .where('comments.biz_type', '=', 'order')
          .whereRef('comments.biz_id', '=', 'donations.id' as never),
      ),
    )
    .execute();
  const page = pageOfGifts(gifts, size);
  const bizIds = page.list.map(({ id }) => id);
  const comments = await findOldestComments(db, { bizType: 'order', bizIds, reader, locale });
  const list = page.list.map((gift) => ({
    ...saidOf(publicRecordOf(gift, locale)),
    comments: comments.get(gift.id) ?? [],
  }));
  return { ...page, list };
}

function saidOf(order: DonationRecord): Omit<GiftThread, 'comments'> {
  return { order, headImgUrl: order.headImgUrl, time: order.paidAt };
}
