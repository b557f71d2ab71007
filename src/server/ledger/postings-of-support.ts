import type { Trx } from '#src/server/db/database.ts';
import { heldAtGateway, platformSupport, unmatchedReceipts } from './accounts.ts';
import { type Money, type Posted, postMove } from './post-move.ts';

/** Somebody supported the platform itself: G to S, once a support; of no case. */
export function postSupport(
  trx: Trx,
  { supportId, gateway, ...money }: Money & { supportId: string; gateway: string },
): Posted {
  const path = { from: heldAtGateway(gateway), to: platformSupport };
  return postMove(trx, { kind: 'support', reference: supportId, ...path, ...money });
}

/** It was taken back: S to U, from where it goes back as all that belongs to nothing does. */
export function postSupportBack(
  trx: Trx,
  { gateway, gatewayTradeNo, ...money }: Money & { gateway: string; gatewayTradeNo: string },
): Posted {
  const path = { from: platformSupport, to: unmatchedReceipts };
  return postMove(trx, {
    ...{ kind: 'unmatched', reference: `${gateway}:${gatewayTradeNo}`, ...path, ...money },
  });
}
