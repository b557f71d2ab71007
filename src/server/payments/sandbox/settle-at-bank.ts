import { type Expression, sql } from 'kysely';
import type { OwnSettlement } from '#src/server/payments/gateway.ts';
import type { Books, BooksTrx } from './books.ts';
import { changeHeld } from './change-held.ts';
import { newNumber } from './pay-at-bank.ts';

type Account = { books: Books; merchant: string };

/** Answers what the bank settled with the custody bank by itself, for its merchant to read. */
export function settlementsAtBank({ books, merchant }: Account): OwnSettlement {
  return {
    by: 'gateway',
    findSettlements: (since) =>
      books
        .selectFrom('settlements')
        .select(['number as settlementNo', 'amount_in_fen as amountInFen', 'created_at as at'])
        .where('merchant', '=', merchant)
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .orderBy('number')
        .execute(),
  };
}

/** Pays out to the custody bank what it holds of payments before an instant. */
export async function settleAtBank(
  { books, merchant }: Account,
  { takenBefore, now }: { takenBefore: number; now: number },
): Promise<void> {
  await books.transaction().execute(async (trx) => {
    const heldInFen = await lockHeld(trx, merchant);
    const { lateInFen } = await trx
      .selectFrom('transactions')
      .select((eb) => sumOf(eb('amount_in_fen', '-', eb.ref('refunded_in_fen'))).as('lateInFen'))
      .where('merchant', '=', merchant)
      .where('paid_at', '>=', takenBefore)
      .executeTakeFirstOrThrow();
    const amountInFen = heldInFen - lateInFen;
    if (amountInFen <= 0) return;
    await changeHeld(trx, merchant, -amountInFen);
    await keepSettlement(trx, { merchant, amountInFen, now });
  });
}

const sumOf = (amount: Expression<number>) =>
  sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`;

/** The merchant's account holds this, and nobody else changes it until the transaction ends. */
async function lockHeld(trx: BooksTrx, merchant: string): Promise<number> {
  const account = await trx
    .updateTable('accounts')
    .set((eb) => ({ held_in_fen: eb.ref('held_in_fen') }))
    .where('merchant', '=', merchant)
    .returning('held_in_fen as heldInFen')
    .executeTakeFirst();
  return account?.heldInFen ?? 0;
}

/** Takes a refund from what it holds, and what is lacking from the custody bank. */
export async function takeOrDraw(
  trx: BooksTrx,
  { merchant, amountInFen, now }: { merchant: string; amountInFen: number; now: number },
): Promise<void> {
  const heldInFen = await lockHeld(trx, merchant);
  await changeHeld(trx, merchant, -Math.min(heldInFen, amountInFen));
  if (heldInFen >= amountInFen) return;
  await keepSettlement(trx, { merchant, amountInFen: heldInFen - amountInFen, now });
}

async function keepSettlement(
  trx: BooksTrx,
  { merchant, amountInFen, now }: { merchant: string; amountInFen: number; now: number },
): Promise<void> {
  await trx
    .insertInto('settlements')
    .values({ number: newNumber(), merchant, amount_in_fen: amountInFen, created_at: now })
    .execute();
}
