import type { Gateway, OurMoves } from '#src/server/payments/gateway.ts';

/** Finds how money is moved at a gateway that does so when we ask. */
export function movesOf({ name, custody }: Gateway): OurMoves {
  if (custody.by === 'gateway') throw new Error(`${name} settles by itself.`);
  return custody;
}
