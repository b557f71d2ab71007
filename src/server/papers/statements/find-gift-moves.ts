import { type ExpressionBuilder, sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import type { GiftMove, GiftMoveKind } from '#src/shared/papers/statements/gift-statement.ts';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; from: number; before: number };

/** Instant, transfer and position of a booking: its place in the list. */
type Place = [number, string, number];
type Listed = GiftMove & { place: Place };

/** What the ledger booked about the gifts of a person between two instants, the newest first. */
export async function findGiftMoves(
  db: Database,
  { most, locale, after, ...asked }: Asked & { most: number; locale: Locale; after?: Place },
): Promise<Listed[]> {
  const rows = await db
    .selectFrom((from) => movesOf(from, asked).as('moved'))
    .innerJoin('donations', 'donations.id', 'moved.orderId')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['moved.at', 'moved.kind', 'moved.amountInFen', 'donations.trade_no as tradeNo'])
    .select(['cases.id as infoUuid', titleIn(locale).as('caseTitle')])
    .select(['moved.transferId', 'moved.position'])
    .where((eb) => isBeyond(eb, ['moved.at', 'moved.transferId', 'moved.position'], after))
    .orderBy('moved.at', 'desc')
    .orderBy('moved.transferId', 'desc')
    .orderBy('moved.position', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ transferId, position, ...move }) => ({
    ...{ ...move, kind: kindOf(move.kind) },
    place: [move.at, transferId, position],
  }));
}

/** All of them, page by page, so that no more than one is held however often a person gave. */
export async function* eachGiftMove(
  db: Database,
  { before, pageSize = 2000, ...asked }: Asked & { locale: Locale; pageSize?: number },
): AsyncGenerator<GiftMove[]> {
  let after: Place | undefined;
  for (;;) {
    const span = after ? { after, before: Math.min(before, after[0] + 1) } : { before };
    const moves = await findGiftMoves(db, { ...asked, ...span, most: pageSize });
    if (moves.length > 0) yield moves;
    const last = moves.at(-1);
    if (moves.length < pageSize || !last) return;
    after = last.place;
  }
}

const dayIn = sql<number>`cast((moved.at + ${sql.lit(chinaOffsetMs)}) / ${sql.lit(dayMs)} as bigint)`;

/** The same added up by kind and day, as days since 1970 in China: at most a few a day. */
export async function sumGiftMoves(db: Database, asked: Asked) {
  const rows = await db
    .selectFrom((from) => movesOf(from, asked).as('moved'))
    .select(['moved.kind', dayIn.as('day')])
    .select((eb) => [eb.cast<number>(eb.fn.sum('moved.amountInFen'), 'bigint').as('inFen')])
    .groupBy(['moved.kind', dayIn])
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }));
}

const kinds: Readonly<Record<string, GiftMoveKind>> = {
  ...{ donate: 'given', refund: 'cameBack' },
  ...{ 'refund-bounced': 'bounced', 'pass-on': 'movedOn' },
};

function kindOf(transfer: string): GiftMoveKind {
  const kind = kinds[transfer];
  if (!kind) throw new Error(`A statement has no word for transfers of kind ${transfer}.`);
  return kind;
}

/** A gift is booked under its order, its return under the refund's number or a payout's of the bank. */
function movesOf(from: ExpressionBuilder<Schema, never>, { userId, ...span }: Asked) {
  const gifts = from
    .selectFrom('donations')
    .innerJoin('ledger_transfers as transfer', 'transfer.reference', 'donations.id')
    .where('transfer.kind', '=', 'donate');
  const returns = from
    .selectFrom('donations')
    .innerJoin('refunds', 'refunds.order_id', 'donations.id')
    .innerJoin('ledger_transfers as transfer', 'transfer.reference', 'refunds.refund_no')
    .where('transfer.kind', 'in', ['refund', 'pass-on']);
  const byBank = from
    .selectFrom('donations')
    .innerJoin('refunds', 'refunds.order_id', 'donations.id')
    .innerJoin('bank_refunds', 'bank_refunds.refund_no', 'refunds.refund_no')
    .innerJoin('ledger_transfers as transfer', 'transfer.reference', 'bank_refunds.payout_no')
    .where('transfer.kind', 'in', ['refund', 'refund-bounced']);
  const bookedIn = (query: typeof gifts) =>
    query
      .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
      .select(['donations.id as orderId', 'transfer.kind', 'transfer.created_at as at'])
      .select(['entry.amount_in_fen as amountInFen', 'entry.position'])
      .select('transfer.id as transferId')
      .where('entry.amount_in_fen', '>', 0)
      .where('donations.user_id', '=', userId)
      // Nothing is booked of a gift before it was begun: an index leaves the later ones out.
      .where('donations.created_at', '<', span.before)
      .where('transfer.created_at', '>=', span.from)
      .where('transfer.created_at', '<', span.before);
  return bookedIn(gifts)
    .unionAll(bookedIn(returns as unknown as typeof gifts))
    .unionAll(bookedIn(byBank as unknown as typeof gifts));
}
