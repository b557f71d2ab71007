import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Difference } from './compare-bill.ts';
import type { OwnMove } from './find-own-moves.ts';
import { keepDifference } from './keep-difference.ts';

type Moves = {
  subject: Difference['subject'];
  /** This is what the gateway says it moved. */
  moved: readonly OwnMove[];
  /** This is everything of ours that it may belong to, by number. */
  known: ReadonlyMap<string, OwnMove>;
  /** This is what we have as moved. */
  done: readonly OwnMove[];
};

/**
 * Compares money that moved between gateway and custody bank, which is of no case while it does.
 */
export function compareMoves({ subject, moved, known, done }: Moves): Difference[] {
  const nameIt = (kind: Difference['kind'], own?: OwnMove, theirs?: OwnMove): Difference => ({
    ...{ kind, subject, number: (theirs ?? own)?.number ?? '', caseId: null },
    ...{ oursInFen: own?.amountInFen ?? null, theirsInFen: theirs?.amountInFen ?? null },
  });
  const there = new Set(moved.map(({ number }) => number));
  return [
    ...moved.flatMap((theirs) => {
      const own = known.get(theirs.number);
      if (!own) return [nameIt('missingHere', undefined, theirs)];
      return own.amountInFen === theirs.amountInFen ? [] : [nameIt('amountDiffers', own, theirs)];
    }),
    ...done.filter(({ number }) => !there.has(number)).map((own) => nameIt('missingThere', own)),
  ];
}

type Found = { day: string; gateway: { name: string }; differences: readonly Difference[] };

/** Puts them before staff, each once. */
export function keepDifferences(
  db: Database,
  { day, gateway, differences }: Found,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const difference of differences) {
      await keepDifference(trx, { day, gateway, difference }, now);
    }
  });
}
