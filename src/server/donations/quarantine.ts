import type { VerifiedWord } from '#src/server/payments/gateway.ts';
import type { Trx } from '../db/database.ts';
import { newId } from '../platform/keys.ts';
import { isTradeNo } from './trade-no.ts';

export type QuarantineReason =
  | 'unknownTradeNo'
  | 'gateway'
  | 'merchant'
  | 'currency'
  | 'amount'
  | 'gatewayTradeNo'
  | 'paidAt';

type Held = { word: VerifiedWord; bodyHash: string; reason: QuarantineReason };

/** Keeps a signed word that fits no payment of ours for people to look at; once, however often it comes. */
export async function quarantine(
  trx: Trx,
  { word, bodyHash, reason }: Held,
  now: number,
): Promise<void> {
  await trx
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      gateway: word.gateway,
      body_hash: bodyHash,
      trade_no: isTradeNo(word.tradeNo) ? word.tradeNo : null,
      reason,
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'body_hash']).doNothing())
    .execute();
}
