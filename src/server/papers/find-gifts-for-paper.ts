import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import type { DonationStatus } from '#src/server/db/schema.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { GiftForPaper } from '#src/shared/papers/paper-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; anchorId: string; size: number; locale: Locale };

/**
 * Reckons what of a gift a paper can state: nothing of one unpaid, on its way back, or returned.
 */
export function leftOfGift(gift: {
  status: DonationStatus;
  amount_in_fen: number;
  returned_in_fen: number;
}): number {
  const settled = gift.status === 'PAID' || gift.status === 'REFUNDED';
  return settled ? gift.amount_in_fen - gift.returned_in_fen : 0;
}

/** Finds own gifts that stand on no live paper, newest first. */
export async function findGiftsForPaper(db: Database, { userId, anchorId, size, locale }: Asked) {
  const rows = await selectGifts(db, { userId, locale })
    .where((eb) =>
      isBeyond(eb, ['donations.created_at', 'donations.id'], readAnchor(anchorId, 'ns')),
    )
    .orderBy('donations.created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.created_at, row.orderId]);
  return { ...page, list: page.list.map(giftOf) };
}

/** Finds one of them, where it is the reader's own and free. */
export async function findGiftForPaper(
  db: Database,
  { orderId, ...asked }: { orderId: string; userId: string; locale: Locale },
): Promise<GiftForPaper | undefined> {
  const row = await selectGifts(db, asked).where('donations.id', '=', orderId).executeTakeFirst();
  return row && giftOf(row);
}

function selectGifts(db: Database, { userId, locale }: Pick<Asked, 'userId' | 'locale'>) {
  return db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      ...(['donations.id as orderId', 'donations.case_id as infoUuid'] as const),
      ...(['donations.created_at', 'donations.paid_at as paidAt', 'donations.status'] as const),
      ...(['donations.amount_in_fen', 'donations.returned_in_fen'] as const),
    ])
    .select(titleIn(locale).as('caseTitle'))
    .where('donations.user_id', '=', userId)
    .where('donations.status', 'in', ['PAID', 'REFUNDED'])
    .where(isKept)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paper_gifts')
            .select('paper_gifts.order_id')
            .whereRef('paper_gifts.order_id', '=', 'donations.id')
            .where('paper_gifts.live', '=', 1),
        ),
      ),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>;

function giftOf(row: Row): GiftForPaper {
  const { orderId, infoUuid, caseTitle, paidAt } = row;
  return { orderId, infoUuid, caseTitle, amountInFen: leftOfGift(row), paidAt: paidAt ?? 0 };
}
