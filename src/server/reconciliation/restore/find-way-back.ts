import type { Trx } from '#src/server/db/database.ts';
import { refundNoOf } from '#src/server/refunds/run/refund-of.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * Its refund may be lost as well: then neither is in our books, which are right without them but for
 * where the money lies. What went back in part, or came back to the bank, is more than can be booked
 * without its order.
 */
export async function findWayBack(
  trx: Trx,
  gift: { tradeNo: string; amountInFen: number },
): Promise<'gateway' | 'bank' | undefined> {
  const refundNo = refundNoOf(gift.tradeNo);
  const backs = await trx
    .selectFrom('differences')
    .select(['subject', 'number', 'theirs_in_fen as inFen'])
    .where('kind', '=', 'missingHere')
    .where(({ or, and, eb }) =>
      or([
        and([eb('subject', '=', 'refund'), eb('number', '=', refundNo)]),
        and([eb('subject', '=', 'payout'), eb('withdrawal_id', '=', refundNo)]),
      ]),
    )
    .execute();
  const [back] = backs;
  if (!back) return undefined;
  const returned = await trx
    .selectFrom('differences')
    .select('id')
    .where('subject', '=', 'return')
    .where(
      'number',
      'in',
      backs.map(({ number }) => number),
    )
    .executeTakeFirst();
  const isWhole = backs.length === 1 && back.inFen === gift.amountInFen;
  if (returned || !isWhole) throw new Problem('caseStateRefuses');
  return back.subject === 'refund' ? 'gateway' : 'bank';
}
