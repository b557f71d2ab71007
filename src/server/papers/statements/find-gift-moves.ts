import { type ExpressionBuilder, sql } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { GiftMove, GiftMoveKind } from '#src/shared/papers/statements/gift-statement.ts';
import { chinaOffsetMs, dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { userId: string; from: number; before: number };

/** What the ledger booked about the gifts of a person between two instants, the newest first. */
export async function findGiftMoves(
  db: Database,
  { most, locale, ...asked }: Asked & { most: number; locale: Locale },
): Promise<GiftMove[]> {
  const rows = await db
    .selectFrom((from) => movesOf(from, asked).as('moved'))
    .innerJoin('donations', 'donations.id', 'moved.orderId')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select(['moved.at', 'moved.kind', 'moved.amountInFen', 'donations.trade_no as tradeNo'])
    .select(['cases.id as infoUuid', titleIn(locale).as('caseTitle')])
    .orderBy('moved.at', 'desc')
    .orderBy('moved.orderId')
    .orderBy('moved.kind')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }));
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
      .select('entry.amount_in_fen as amountInFen')
      .where('entry.amount_in_fen', '>', 0)
      .where('donations.user_id', '=', userId)
      .where('transfer.created_at', '>=', span.from)
      .where('transfer.created_at', '<', span.before);
  return bookedIn(gifts)
    .unionAll(bookedIn(returns as unknown as typeof gifts))
    .unionAll(bookedIn(byBank as unknown as typeof gifts));
}
