import type { GatewayMoney, Places } from './find-places.ts';

export type PlannedMove = {
  gateway: string;
  direction: 'sweep' | 'topUp';
  amountInFen: number;
};

/**
 * Counts what the custody bank holds for nobody yet. A gateway that settles by itself draws from
 * there what its refunds need beyond what it holds, so that much of it is spoken for.
 */
export function freeAtBankInFen({ bank, gateways }: Places): number {
  return (
    bank.heldInFen -
    bank.setAsideInFen -
    sumOf(gateways, ({ comingInFen }) => comingInFen) -
    sumOf(gateways.filter(settles), shortInFen)
  );
}

/**
 * Brings money to where it is about to leave from: to a gateway that has more to refund than it
 * holds, and to the custody bank for what waits to be paid there. Nothing is asked of a gateway
 * that settles by itself: what it holds beyond its refunds is on its way to the bank anyway.
 */
export function planMoves(places: Places): PlannedMove[] {
  const { bank, gateways } = places;
  const moved = gateways.filter((one) => !settles(one));
  const freeInFen = freeAtBankInFen(places);
  const lackInFen =
    bank.wantedInFen +
    sumOf(moved, shortInFen) -
    freeInFen -
    sumOf(gateways, ({ leavingInFen }) => leavingInFen) -
    sumOf(gateways.filter(settles), spareInFen);
  return [...share(moved, 'topUp', freeInFen), ...share(moved, 'sweep', lackInFen)];
}

/** Shares up to an amount, first to or from the gateway that it matters most to. */
function share(
  gateways: readonly GatewayMoney[],
  direction: PlannedMove['direction'],
  mostInFen: number,
): PlannedMove[] {
  const roomOf = direction === 'sweep' ? spareInFen : shortInFen;
  const inOrder = gateways.toSorted((one, other) => roomOf(other) - roomOf(one));
  let leftInFen = mostInFen;
  return inOrder.flatMap((one) => {
    const amountInFen = Math.min(roomOf(one), leftInFen);
    if (amountInFen <= 0) return [];
    leftInFen -= amountInFen;
    return [{ gateway: one.gateway.name, direction, amountInFen }];
  });
}

const settles = ({ gateway }: GatewayMoney): boolean => gateway.custody.by === 'gateway';

const spareInFen = ({ heldInFen, owedInFen, leavingInFen }: GatewayMoney): number =>
  Math.max(0, heldInFen - owedInFen - leavingInFen);

const shortInFen = ({ heldInFen, owedInFen, leavingInFen, comingInFen }: GatewayMoney): number =>
  Math.max(0, owedInFen + leavingInFen - heldInFen - comingInFen);

function sumOf(gateways: readonly GatewayMoney[], amount: (one: GatewayMoney) => number): number {
  return gateways.reduce((sum, one) => sum + amount(one), 0);
}
