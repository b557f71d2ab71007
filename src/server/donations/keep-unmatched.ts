import { postUnmatched } from '#src/server/ledger/postings.ts';
import type { VerifiedWord } from '#src/server/payments/gateway.ts';
import type { Trx } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';

type Unmatched = { word: VerifiedWord; kind: 'late' | 'double' };

/** Money that came for an order already closed or paid: booked apart, and sent back by a job. */
export async function keepUnmatched(
  trx: Trx,
  { word, kind }: Unmatched,
  now: number,
): Promise<void> {
  const { gateway, gatewayTradeNo, amountInFen } = word;
  await trx
    .insertInto('gateway_receipts')
    .values({
      gateway,
      gateway_trade_no: gatewayTradeNo,
      trade_no: word.tradeNo,
      amount_in_fen: amountInFen,
      kind,
      created_at: now,
    })
    .execute();
  await postUnmatched(trx, { gateway, gatewayTradeNo, amountInFen, now });
  await enqueue(trx, {
    name: 'refund-unmatched',
    payload: { gateway, gatewayTradeNo },
    runAt: now,
    id: `refund-unmatched@${gateway}:${gatewayTradeNo}`,
  });
}
