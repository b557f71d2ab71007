import type { Trx } from '#src/server/db/database.ts';
import { custodyBank, heldAtGateway } from './accounts.ts';
import { type Money, type Posted, postMove } from './post-move.ts';

type MovedMoney = Money & { moveNo: string; gateway: string };

/** A gateway moved money to the custody bank: B to G. It is of no case, all money lies together. */
export function postSweep(trx: Trx, { moveNo, gateway, ...money }: MovedMoney): Posted {
  const path = { from: custodyBank, to: heldAtGateway(gateway) };
  return postMove(trx, { kind: 'sweep', reference: moveNo, ...path, ...money });
}

/** Money of the custody bank went to a gateway, where refunds leave from: G to B. */
export function postTopUp(trx: Trx, { moveNo, gateway, ...money }: MovedMoney): Posted {
  const path = { from: heldAtGateway(gateway), to: custodyBank };
  return postMove(trx, { kind: 'top-up', reference: moveNo, ...path, ...money });
}

type Settled = Money & { settlementNo: string; gateway: string };

/** A gateway settled with the custody bank by itself: B to G, or G to B for what it drew. */
export function postSettlement(
  trx: Trx,
  { settlementNo, gateway, amountInFen, now }: Settled,
): Posted {
  const [from, to] =
    amountInFen > 0 ? [custodyBank, heldAtGateway(gateway)] : [heldAtGateway(gateway), custodyBank];
  const cause = { kind: 'settlement', reference: `${gateway}:${settlementNo}` };
  return postMove(trx, { ...cause, from, to, amountInFen: Math.abs(amountInFen), now });
}

type PassedThrough = Money & { gateway: string; gatewayTradeNo: string };

/**
 * A gift came to a gateway, the custody bank paid it back, and our books have neither: the money
 * lies at the one and is gone from the other, G to B, as after a top-up that nobody asked for.
 */
export function postPassedThrough(
  trx: Trx,
  { gateway, gatewayTradeNo, ...money }: PassedThrough,
): Posted {
  const path = { from: heldAtGateway(gateway), to: custodyBank };
  const reference = `${gateway}:${gatewayTradeNo}`;
  return postMove(trx, { kind: 'passed-through', reference, ...path, ...money });
}
