import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { postUnmatched } from '#src/server/ledger/postings.ts';
import { notify } from '#src/server/notices/notify.ts';

type Unmatched = {
  gateway: string;
  gatewayTradeNo: string;
  tradeNo: string;
  amountInFen: number;
  kind: 'late' | 'double' | 'lost';
};

/**
 * Keeps money that came for an order already closed or paid, or lost: booked apart, and sent back
 * by a job.
 */
export async function keepUnmatched(
  trx: Trx,
  { gateway, gatewayTradeNo, tradeNo, amountInFen, kind }: Unmatched,
  now: number,
): Promise<void> {
  await trx
    .insertInto('gateway_receipts')
    .values({
      gateway,
      gateway_trade_no: gatewayTradeNo,
      trade_no: tradeNo,
      amount_in_fen: amountInFen,
      kind,
      created_at: now,
    })
    .execute();
  await tellPayer(trx, { gatewayTradeNo, tradeNo, amountInFen, now });
  await postUnmatched(trx, { gateway, gatewayTradeNo, amountInFen, now });
  await enqueue(trx, {
    name: 'refund-unmatched',
    payload: { gateway, gatewayTradeNo },
    runAt: now,
    id: `refund-unmatched@${gateway}:${gatewayTradeNo}`,
  });
}

type Told = { gatewayTradeNo: string; tradeNo: string; amountInFen: number; now: number };

/** A guest reads it where the receipt code opens the donation, or where their support is looked at. */
async function tellPayer(trx: Trx, { gatewayTradeNo, tradeNo, ...told }: Told): Promise<void> {
  const order = await findPayer(trx, tradeNo);
  if (!order?.userId) return;
  const { userId, caseId } = order;
  const kind = caseId ? 'paymentUnmatched' : 'supportUnmatched';
  const about = { userId, ...(caseId && { caseId }), subjectId: gatewayTradeNo };
  const params = { amountInFen: told.amountInFen };
  await notify(trx, { ...about, kind, params, now: told.now });
}

/** Finds whose payment it was, for which case; a support of the platform is of none. */
async function findPayer(trx: Trx, tradeNo: string) {
  const gift = await trx
    .selectFrom('donations')
    .select(['user_id as userId', 'case_id as caseId'])
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst();
  if (gift) return gift;
  const support = await trx
    .selectFrom('supports')
    .select('user_id as userId')
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst();
  return support && { ...support, caseId: undefined };
}
