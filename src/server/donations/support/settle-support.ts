import type { Selectable } from 'kysely';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import type { SupportsTable } from '#src/server/db/tables/support-tables.ts';
import { lastAskMs } from '#src/server/donations/order/payment-times.ts';
import { keepUnmatched } from '#src/server/donations/settle/keep-unmatched.ts';
import { postSupport } from '#src/server/ledger/postings-of-support.ts';
import type { VerifiedNotification } from '#src/server/payments/gateway.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';

export type Support = Selectable<SupportsTable>;

/** Locks its row, which stays as it is until the transaction ends. */
export async function lockSupport(trx: Trx, tradeNo: string) {
  if (!isTradeNo(tradeNo)) return undefined;
  const query = trx.selectFrom('supports').selectAll().where('trade_no', '=', tradeNo);
  const row = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  return { ...row, appId: row.app_id, amountInFen: row.amount_in_fen };
}

type LockedSupport = NonNullable<Awaited<ReturnType<typeof lockSupport>>>;

type Asked = { notification: VerifiedNotification; support: LockedSupport };

/** Books the first success of a support on its own account; what comes late or twice goes back. */
export async function settleSupport(
  trx: Trx,
  { notification, support }: Asked,
  now: number,
): Promise<'paid' | 'late' | 'double'> {
  const { gatewayTradeNo } = notification;
  const { id: supportId, gateway, amountInFen } = support;
  if (support.status === 'CREATED') {
    await trx
      .updateTable('supports')
      .set({
        ...{ status: 'PAID', paid_at: Math.min(notification.paidAt, now) },
        ...{ gateway_trade_no: gatewayTradeNo, next_query_at: now + lastAskMs },
      })
      .where('id', '=', supportId)
      .execute();
    await postSupport(trx, { supportId, gateway, amountInFen, now });
    return 'paid';
  }
  const kind = support.paid_at === null ? 'late' : 'double';
  await keepUnmatched(trx, { ...notification, kind }, now);
  return kind;
}
