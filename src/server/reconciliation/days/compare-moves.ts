import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Difference } from './compare-bill.ts';
import { keepDifference } from './keep-difference.ts';

/** Below the number of parameters a statement may have. */
export const chunkSize = 500;

type Move = { number: string; amountInFen: number };
export type OwnMove = Move & { caseId: string | null };

type Moves<Theirs extends Move, Own extends OwnMove> = {
  subject: Difference['subject'];
  /** What the gateway says it moved. */
  moved: readonly Theirs[];
  /** Everything of ours that it may belong to, by number. */
  known: ReadonlyMap<string, Own>;
  /** What we have as moved. */
  done: readonly OwnMove[];
  misfitOf(theirs: Theirs, own: Own | undefined): Difference['kind'] | undefined;
};

/** Money that moved between gateway and custody bank, for which no bill has a line. */
export function compareMoves<Theirs extends Move, Own extends OwnMove>({
  subject,
  moved,
  known,
  done,
  misfitOf,
}: Moves<Theirs, Own>): Difference[] {
  const nameIt = (kind: Difference['kind'], own?: OwnMove, theirs?: Move): Difference => ({
    ...{ kind, subject, number: (theirs ?? own)?.number ?? '' },
    ...{ oursInFen: own?.amountInFen ?? null, theirsInFen: theirs?.amountInFen ?? null },
    caseId: own?.caseId ?? null,
  });
  const there = new Set(moved.map(({ number }) => number));
  return [
    ...moved.flatMap((theirs) => {
      const own = known.get(theirs.number);
      const kind = misfitOf(theirs, own);
      return kind ? [nameIt(kind, own, theirs)] : [];
    }),
    ...done
      .filter(({ number }) => !there.has(number))
      .map((own) => nameIt('missingThere', known.get(own.number) ?? own)),
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
