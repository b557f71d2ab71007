import type { Database } from '#src/server/db/database.ts';
import { type BlessingCounts, blessingKinds } from '#src/shared/progress/blessings.ts';

/** What the page of a case's progress is kept under besides the case; blessings are many. */
export const tagOfBlessings = (caseId: string) => `blessings:${caseId}`;

/** How many of each kind were left at a case. */
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
