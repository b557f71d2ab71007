import { titleIn } from '#src/server/cases/find-tellings.ts';
import { type Giver, isGivenBy } from '#src/server/cases/gifts/giver.ts';
import type { Database } from '#src/server/db/database.ts';
import { leftOfGift } from '#src/server/papers/find-gifts-for-paper.ts';
import type { CardView } from '#src/shared/papers/cards/card-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/**
 * Finds a card by its address; undefined once it was taken down, or its gift is on its way back.
 */
export async function findCard(
  db: Database,
  { cardId, locale }: { cardId: string; locale: Locale },
): Promise<CardView | undefined> {
  const row = await selectCards(db, locale).where('gift_cards.id', '=', cardId).executeTakeFirst();
  return row && viewOf(row);
}

type GiftOf = { orderId: string; giver: Giver };

/** Finds the card of an own gift. */
export async function findCardOfGift(
  db: Database,
  { orderId, giver, locale }: GiftOf & { locale: Locale },
): Promise<CardView | undefined> {
  const row = await selectCards(db, locale)
    .where('gift_cards.order_id', '=', orderId)
    .where(isGivenBy(giver))
    .executeTakeFirst();
  return row && viewOf(row);
}

/** Can a card be written of it? */
export async function isGiftForCard(db: Database, { orderId, giver }: GiftOf): Promise<boolean> {
  const gift = await db
    .selectFrom('donations')
    .select(['status', 'amount_in_fen', 'returned_in_fen'])
    .where('id', '=', orderId)
    .where(isGivenBy(giver))
    .executeTakeFirst();
  return gift !== undefined && leftOfGift(gift) > 0;
}

function selectCards(db: Database, locale: Locale) {
  return db
    .selectFrom('gift_cards')
    .innerJoin('donations', 'donations.id', 'gift_cards.order_id')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['gift_cards.id as cardId', 'gift_cards.kind', 'gift_cards.name', 'gift_cards.words'])
    .select(['donations.status', 'donations.amount_in_fen', 'donations.returned_in_fen'])
    .select(['donations.anonymous', 'donations.display_name', 'donations.paid_at as paidAt'])
    .select(['donations.case_id as infoUuid', titleIn(locale).as('caseTitle')])
    .where('gift_cards.hidden_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

function viewOf(row: Row): CardView | undefined {
  if (leftOfGift(row) === 0) return undefined;
  const { cardId, kind, name, words, infoUuid, caseTitle } = row;
  const fromName = row.anonymous === 1 ? '' : row.display_name;
  return { cardId, kind, name, words, fromName, infoUuid, caseTitle, paidAt: row.paidAt ?? 0 };
}
