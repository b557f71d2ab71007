import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { postSupportBack } from '#src/server/ledger/postings-of-support.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { canTakeSupportBack } from '#src/shared/donations/support/support-state.ts';
import type { Support } from './settle-support.ts';

type TakingServices = Pick<Services, 'config' | 'db' | 'wakeJobs'>;
type Asked = { supportId: string; userId: string };

/**
 * Takes a support back while a gift could be. The money leaves its account at once, and goes back by
 * the job that returns what came late or twice: whole, once, however often that is tried.
 */
export async function takeBackSupport(
  { config, db, wakeJobs }: TakingServices,
  asked: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const support = await lockOwn(trx, asked);
    if (!support) throw new Problem('notFound');
    if (support.status === 'RETURNED') return;
    await requireMoneyOut(trx);
    const { graceRefundHours } = await findSettings(trx, config);
    const { status, paid_at: paidAt, gateway, gateway_trade_no: gatewayTradeNo } = support;
    if (!canTakeSupportBack({ status, paidAt, graceRefundHours }, now) || !gatewayTradeNo)
      throw new Problem('graceOver');
    await returnSupport(trx, support, now);
    await enqueue(trx, {
      ...{ name: 'refund-unmatched', payload: { gateway, gatewayTradeNo }, runAt: now },
      id: `refund-unmatched@${gateway}:${gatewayTradeNo}`,
    });
  });
  wakeJobs();
}

/** Books that a support leaves its account; whoever calls sees to it that the money goes. */
export async function returnSupport(trx: Trx, support: Support, now: number): Promise<void> {
  const { id, gateway, gateway_trade_no: gatewayTradeNo, amount_in_fen: amountInFen } = support;
  if (gatewayTradeNo === null) throw new Error(`Support ${id} was never paid.`);
  await trx.updateTable('supports').set({ status: 'RETURNED' }).where('id', '=', id).execute();
  await postSupportBack(trx, { gateway, gatewayTradeNo, amountInFen, now });
  await trx
    .insertInto('gateway_receipts')
    .values({
      ...{ gateway, gateway_trade_no: gatewayTradeNo, trade_no: support.trade_no },
      ...{ amount_in_fen: amountInFen, kind: 'takenBack', created_at: now },
    })
    .execute();
}

function lockOwn(trx: Trx, { supportId, userId }: Asked) {
  const query = trx
    .selectFrom('supports')
    .selectAll()
    .where('id', '=', supportId)
    .where('user_id', '=', userId);
  return (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}
