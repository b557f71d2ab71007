import { type ExpressionBuilder, sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { GiftMove, GiftMoveKind } from '#src/shared/papers/statements/gift-statement.ts';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { eachGifts, isAmong, type SomeGifts } from './each-gifts.ts';

type Asked = { userId: string; from: number; before: number };
type Booked = { gifts: SomeGifts; from: number; before: number };

/**
 * Answers everything the ledger booked about the gifts of a person between two instants, by gift,
 * the newest first.
 */
export async function* eachGiftMove(
  db: Database,
  { locale, ...asked }: Asked & { locale: Locale; atOnce?: number },
): AsyncGenerator<GiftMove[]> {
  for await (const gifts of eachGifts(db, asked)) {
    const moves = await selectMoves(db, { ...asked, gifts }, locale)
      .orderBy('donations.created_at', 'desc')
      .orderBy('donations.id', 'desc')
      .orderBy('moved.at', 'desc')
      .orderBy('moved.transferId', 'desc')
      .orderBy('moved.position', 'desc')
      .execute();
    if (moves.length > 0) yield moves.map(named);
  }
}

/** Finds the newest bookings of them, whichever gifts they are about. */
export async function findGiftMoves(
  db: Database,
  { most, locale, ...asked }: Asked & { most: number; locale: Locale },
): Promise<GiftMove[]> {
  let newest: Awaited<ReturnType<ReturnType<typeof selectMoves>['execute']>> = [];
  for await (const gifts of eachGifts(db, asked)) {
    const moves = await selectMoves(db, { ...asked, gifts }, locale)
      .orderBy('moved.at', 'desc')
      .orderBy('moved.transferId', 'desc')
      .orderBy('moved.position', 'desc')
      .limit(most)
      .execute();
    newest = [...newest, ...moves].sort(byNewest).slice(0, most);
  }
  return newest.map(named);
}

/** Sums the same by kind and day, as days since 1970 in China: at most a few a day. */
export async function sumGiftMoves(db: Database, asked: Asked) {
  const sums = new Map<string, { kind: GiftMoveKind; day: number; inFen: number }>();
  for await (const gifts of eachGifts(db, asked)) {
    const rows = await db
      .selectFrom((from) => movesOf(from, { ...asked, gifts }).as('moved'))
      .select(['moved.kind', dayIn.as('day')])
      .select((eb) => [eb.cast<number>(eb.fn.sum('moved.amountInFen'), 'bigint').as('inFen')])
      .groupBy(['moved.kind', dayIn])
      .execute();
    for (const { kind, day, inFen } of rows) {
      const before = sums.get(`${kind} ${day}`)?.inFen ?? 0;
      sums.set(`${kind} ${day}`, { kind: kindOf(kind), day, inFen: before + inFen });
    }
  }
  return [...sums.values()];
}

function selectMoves(db: Database, booked: Booked, locale: Locale) {
  return db
    .selectFrom((from) => movesOf(from, booked).as('moved'))
    .innerJoin('donations', 'donations.id', 'moved.orderId')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['moved.at', 'moved.kind', 'moved.amountInFen', 'donations.trade_no as tradeNo'])
    .select(['cases.id as infoUuid', titleIn(locale).as('caseTitle')])
    .select(['moved.transferId', 'moved.position']);
}

type Row = Omit<GiftMove, 'kind'> & { kind: string; transferId: string; position: number };

function byNewest(one: Row, other: Row): number {
  if (one.at !== other.at) return other.at - one.at;
  if (one.transferId !== other.transferId) return one.transferId < other.transferId ? 1 : -1;
  return other.position - one.position;
}

function named({ transferId, position, ...move }: Row): GiftMove {
  return { ...move, kind: kindOf(move.kind) };
}

const dayIn = sql<number>`cast((moved.at + ${sql.lit(chinaOffsetMs)}) / ${sql.lit(dayMs)} as bigint)`;

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
function movesOf(from: ExpressionBuilder<Schema, never>, { gifts: some, ...span }: Booked) {
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
      .where((eb) => isAmong(eb, some))
      .where('transfer.created_at', '>=', span.from)
      .where('transfer.created_at', '<', span.before);
  return bookedIn(gifts)
    .unionAll(bookedIn(returns as unknown as typeof gifts))
    .unionAll(bookedIn(byBank as unknown as typeof gifts));
}
