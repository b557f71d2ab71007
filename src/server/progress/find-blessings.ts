import type { Database } from '#src/server/db/database.ts';
import { type BlessingCounts, blessingKinds } from '#src/shared/progress/blessings.ts';

/** The page of a case's progress is kept under it besides the case; blessings are many. */
export const tagOfBlessings = (caseId: string) => `blessings:${caseId}`;

/** Finds how many of each kind were left at a case. */
export async function findBlessings(db: Database, caseId: string): Promise<BlessingCounts> {
  const rows = await db
    .selectFrom('blessing_counts')
    .select(['kind', 'count'])
    .where('case_id', '=', caseId)
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  const entries = blessingKinds.map((kind) => [kind, counts.get(kind) ?? 0]);
  return Object.fromEntries(entries) as BlessingCounts;
}
