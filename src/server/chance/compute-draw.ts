import { createHash, createHmac } from 'node:crypto';
import { type Award, wholeOdds } from '#src/shared/chance/award.ts';

/** These are hexadecimal digits of an HMAC that make a number JavaScript has exactly. */
const digits = 13;
/** These are numbers from here on are left out: they would favour the awards that stand first. */
const limit = Math.floor(16 ** digits / wholeOdds) * wholeOdds;

type Drawn = { person: number; n: number };

/**
 * Draws what the seed says of one draw, as the place of an award in the table: HMAC-SHA-256 of
 * `person:n:round` under the seed, its first 13 digits modulo 10,000 on the line of the odds.
 */
export function drawAward(
  seed: string,
  { person, n }: Drawn,
  awards: readonly Pick<Award, 'odds'>[],
): number {
  for (let round = 0; ; round += 1) {
    const mac = createHmac('sha256', seed).update(`${person}:${n}:${round}`).digest('hex');
    const value = Number.parseInt(mac.slice(0, digits), 16);
    if (value < limit) return placeOf(value % wholeOdds, awards);
  }
}

function placeOf(point: number, awards: readonly Pick<Award, 'odds'>[]): number {
  let end = 0;
  for (const [at, { odds }] of awards.entries()) {
    end += odds;
    if (point < end) return at + 1;
  }
  throw new Error('The odds of a table are not whole.');
}

export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** Hashes the table by its JSON, whose fields stand in one order whoever wrote them down. */
export function hashOfTable(awards: readonly Award[]): string {
  const table = awards.map(({ kind, names, rightId, stock, odds, worthInFen }) => ({
    ...{ kind, names, rightId, stock, odds, worthInFen },
  }));
  return createHash('sha256').update(JSON.stringify(table)).digest('hex');
}
