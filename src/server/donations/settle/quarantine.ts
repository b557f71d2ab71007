import type { Trx } from '#src/server/db/database.ts';
import type { VerifiedNotification } from '#src/server/payments/gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { isTradeNo } from '#src/server/platform/trade-no.ts';

export type QuarantineReason =
  | 'unknownTradeNo'
  | 'gateway'
  | 'merchant'
  | 'appId'
  | 'currency'
  | 'amount'
  | 'gatewayTradeNo'
  | 'paidAt';

type Held = { notification: VerifiedNotification; bodyHash: string; reason: QuarantineReason };

/** Keeps a signed word that fits no payment of ours for people to look at; once, however often it comes. */
export async function quarantine(
  trx: Trx,
  { notification, bodyHash, reason }: Held,
  now: number,
): Promise<void> {
  await trx
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      gateway: notification.gateway,
      body_hash: bodyHash,
      trade_no: isTradeNo(notification.tradeNo) ? notification.tradeNo : null,
      reason,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'body_hash']).doNothing())
    .execute();
}
