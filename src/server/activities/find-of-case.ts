import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type ActivityStanding, findStandings } from './find-standings.ts';

/** Finds those of a case that is public, newest first. */
export async function findOfCase(
  db: Database,
  { caseId, locale }: { caseId: string; locale: Locale },
  now: number,
): Promise<readonly ActivityStanding[]> {
  if (!(await isPublicCase(db, caseId))) throw new Problem('notFound');
  return findStandings(db, { caseId, locale }, now);
}
