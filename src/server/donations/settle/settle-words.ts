import type { Gateway, VerifiedNotification } from '#src/server/payments/gateway.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { unmatchedRefundNo } from './refund-unmatched.ts';
import { type SettlingServices, settleOrder } from './settle-order.ts';

type Told = { gateway: Gateway; words: readonly VerifiedNotification[] };

/** Books every payment of one order that its gateway knows of. */
export async function settleWords(
  services: SettlingServices,
  told: Told,
  now: number,
): Promise<void> {
  for (const notification of await inTheirOrder(told)) {
    const bodyHash = sha256(JSON.stringify(notification));
    await settleOrder(services, { notification, bodyHash }, now);
  }
}

/**
 * What went back as one too many comes last, so that books which were restored take that payment for
 * the gift which they took before; else each would be asked back a second time.
 */
async function inTheirOrder({ gateway, words }: Told): Promise<readonly VerifiedNotification[]> {
  if (words.length < 2) return words;
  const stayed: VerifiedNotification[] = [];
  const wentBack: VerifiedNotification[] = [];
  for (const notification of words) {
    const back = await gateway.queryRefund(unmatchedRefundNo(notification.gatewayTradeNo));
    (back.status === 'SUCCESS' ? wentBack : stayed).push(notification);
  }
  return [...stayed, ...wentBack];
}
