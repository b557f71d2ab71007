import type { Database } from '#src/server/db/database.ts';
import type { Gateway, Settlement } from '#src/server/payments/gateway.ts';
import { bookSettlements } from '#src/server/treasury/take-settlements.ts';
import { dayMs, startOfDay } from '#src/shared/platform/china-days.ts';
import type { Difference } from './compare-bill.ts';
import { compareMoves, keepDifferences } from './compare-moves.ts';
import { findDoneMoves, findMovesOf, findSettled, type OwnMove } from './find-own-moves.ts';

type At = { db: Database; gateway: Gateway };

/**
 * Compares what moved between a gateway and the custody bank since a day with our books, since no
 * bill has a line for it.
 */
export async function checkMoves(
  { db, gateway }: At,
  day: string,
  now: number,
): Promise<readonly Difference[]> {
  const { custody } = gateway;
  const startAt = startOfDay(day);
  const differences =
    custody.by === 'gateway'
      ? await checkSettlements({ db, gateway }, startAt, now)
      : [
          ...(await checkAsked({ db, gateway }, 'sweep', startAt)),
          ...(await checkAsked({ db, gateway }, 'topUp', startAt)),
        ];
  await keepDifferences(db, { day, gateway, differences }, now);
  return differences;
}

async function checkAsked(
  { db, gateway }: At,
  direction: 'sweep' | 'topUp',
  startAt: number,
): Promise<Difference[]> {
  const { name, custody } = gateway;
  if (custody.by === 'gateway') return [];
  const done = await findDoneMoves(db, { gateway: name, direction, since: startAt });
  // One that was asked for long ago may be done today: the gateway is asked as far back.
  const since = Math.min(startAt, ...done.map(({ createdAt }) => createdAt)) - dayMs;
  const moved = await (direction === 'sweep'
    ? custody.findSweeps(since)
    : custody.findTopUps(since));
  const known = await findMovesOf(db, { gateway: name, direction, moved });
  return compareMoves({ subject: direction, moved, known, done });
}

/** One that we had not heard of is booked, since nobody had to ask for it. */
async function checkSettlements(
  { db, gateway }: At,
  startAt: number,
  now: number,
): Promise<Difference[]> {
  const { name } = gateway;
  const moved = (await bookSettlements({ db, gateway }, startAt - dayMs, now)).map(numbered);
  const known = await findSettled(db, { gateway: name, since: startAt - dayMs });
  const done = known.filter(({ at }) => at >= startAt);
  return compareMoves({ subject: 'settlement', moved, known: byNumber(known), done });
}

const numbered = ({ settlementNo: number, amountInFen }: Settlement): OwnMove => {
  return { number, amountInFen };
};

const byNumber = (moves: readonly OwnMove[]): ReadonlyMap<string, OwnMove> =>
  new Map(moves.map((move) => [move.number, move]));
