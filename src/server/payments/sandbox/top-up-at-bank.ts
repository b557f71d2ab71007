import type { ToppedUp, TopUpAnswer } from '#src/server/payments/gateway.ts';
import type { Books } from './books.ts';
import { newNumber } from './pay-at-bank.ts';

type Asked = { topUpNo: string; merchant: string; amountInFen: number };

/** Moves money from the custody bank to the merchant's account, once for each number. */
export async function topUpAtBank(books: Books, asked: Asked, now: number): Promise<TopUpAnswer> {
  const { topUpNo, merchant, amountInFen } = asked;
  await books
    .insertInto('top_ups')
    .values({
      top_up_no: topUpNo,
      merchant,
      amount_in_fen: amountInFen,
      number: newNumber(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('top_up_no').doNothing())
    .execute();
  const topped = await books
    .selectFrom('top_ups')
    .selectAll()
    .where('top_up_no', '=', topUpNo)
    .executeTakeFirstOrThrow();
  if (topped.merchant !== merchant || topped.amount_in_fen !== amountInFen) {
    throw new Error(`Top-up number ${topUpNo} was used for another top-up.`);
  }
  return { status: 'SUCCESS', gatewayTopUpNo: topped.number };
}

export function findTopUpsAtBank(
  books: Books,
  { merchant, since }: { merchant: string; since: number },
): Promise<ToppedUp[]> {
  return books
    .selectFrom('top_ups')
    .select(['top_up_no as topUpNo', 'amount_in_fen as amountInFen', 'number as gatewayTopUpNo'])
    .select('created_at as at')
    .where('merchant', '=', merchant)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('top_up_no')
    .execute();
}
