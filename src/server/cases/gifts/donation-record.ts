import { type Selectable, sql } from 'kysely';
import { stillTold } from '#src/server/cases/still-told.ts';
import type { DonationsTable } from '#src/server/db/schema.ts';
import type { DonationRecord } from '#src/shared/cases/calls.ts';
import type { CardKind } from '#src/shared/papers/cards/card-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { lovePersonIn, shortNickname } from '#src/texts/short-nickname.ts';

export const defaultAvatar = '/avatar.svg';

/** These are the columns that a public record is made of. */
export const recordColumns = [
  'id',
  'display_name',
  'head_img_url',
  'anonymous',
  'amount_in_fen',
  'amount_hidden',
  'words',
  'paid_at',
  'returned_in_fen',
  'passed_from',
] as const satisfies readonly (keyof DonationsTable)[];

const shown = sql`from gift_cards
  where gift_cards.order_id = donations.id and gift_cards.hidden_at is null`;

/** These are of the card of a gift that is in somebody's name or memory. */
export const cardColumns = [
  sql<CardKind | null>`(select gift_cards.kind ${shown})`.as('card_kind'),
  sql<string | null>`(select gift_cards.name ${shown})`.as('card_name'),
] as const;

/**
 * They are the same where everyone reads them: the words of a gift go with the story they were said
 * to.
 */
export const publicColumns = [
  ...recordColumns.filter((column) => column !== 'words'),
  sql<string>`case when ${stillTold('donations.case_id')} then donations.words else '' end`.as(
    'words',
  ),
  ...cardColumns,
] as const;

type Row = Pick<Selectable<DonationsTable>, (typeof recordColumns)[number]> & {
  card_kind?: CardKind | null;
  card_name?: string | null;
};

/**
 * Answers a paid donation as everyone may see it. Who gave no name, or wants none shown, is called
 * by the default one of this language.
 */
export function publicRecordOf(row: Row, locale: Locale): DonationRecord {
  const anonymous = row.anonymous === 1;
  return {
    orderId: row.id,
    nickname: anonymous ? lovePersonIn(locale) : shortNickname(row.display_name, locale),
    headImgUrl: anonymous || row.head_img_url === '' ? defaultAvatar : row.head_img_url,
    anonymous,
    amountInFen: row.amount_hidden === 1 ? null : row.amount_in_fen,
    content: row.words,
    paidAt: row.paid_at ?? 0,
    returned: returnedOf(row),
    passedOn: row.passed_from !== null,
    dedicated: anonymous ? null : dedicatedOf(row),
  };
}

/** A part of a gift goes back when some of the case's money has reached its payee before. */
export function returnedOf(
  row: Pick<Row, 'amount_in_fen' | 'returned_in_fen'>,
): DonationRecord['returned'] {
  if (row.returned_in_fen === 0) return 'no';
  return row.returned_in_fen === row.amount_in_fen ? 'whole' : 'part';
}

/** A gift that went back whole honours nobody any more. */
export function dedicatedOf(row: Row): DonationRecord['dedicated'] {
  const { card_kind: kind, card_name: name } = row;
  return kind && name && returnedOf(row) !== 'whole' ? { kind, name } : null;
}
