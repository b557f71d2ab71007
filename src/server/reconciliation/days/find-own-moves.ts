import type { Database } from '#src/server/db/database.ts';

/** It stays below the number of parameters a statement may have. */
const chunkSize = 500;

export type OwnMove = { number: string; amountInFen: number };
type Kind = { gateway: string; direction: 'sweep' | 'topUp' };

function selectMoves(db: Database, { gateway, direction }: Kind) {
  return db
    .selectFrom('gateway_moves')
    .select(['move_no as number', 'amount_in_fen as amountInFen', 'created_at as createdAt'])
    .where('gateway', '=', gateway)
    .where('direction', '=', direction);
}

/** Finds what we have as moved since an instant, which may have been asked for long before. */
export function findDoneMoves(db: Database, { since, ...kind }: Kind & { since: number }) {
  return selectMoves(db, kind).where('done_at', '>=', since).execute();
}

/** Finds what we asked to be moved, whether or not we have heard that it was. */
export async function findMovesOf(
  db: Database,
  { moved, ...kind }: Kind & { moved: readonly OwnMove[] },
): Promise<ReadonlyMap<string, OwnMove>> {
  const known = new Map<string, OwnMove>();
  for (let from = 0; from < moved.length; from += chunkSize) {
    const numbers = moved.slice(from, from + chunkSize).map(({ number }) => number);
    const rows = await selectMoves(db, kind).where('move_no', 'in', numbers).execute();
    for (const row of rows) known.set(row.number, row);
  }
  return known;
}

export function findSettled(db: Database, { gateway, since }: { gateway: string; since: number }) {
  return db
    .selectFrom('settlements')
    .select(['settlement_no as number', 'amount_in_fen as amountInFen', 'settled_at as at'])
    .where('gateway', '=', gateway)
    .where('settled_at', '>=', since)
    .execute();
}
