import type { Database } from '#src/server/db/database.ts';
import { type RaiserTask, raiserTasksOf } from '#src/shared/raiser/raiser-tasks.ts';
import { findNeeds } from './find-needs.ts';
import { findRaiserCase } from './find-raiser-case.ts';

/** Finds the one next step of a case, where there is any. Who may ask is the caller's matter. */
export async function findNextTask(
  db: Database,
  caseId: string,
  now: number,
): Promise<RaiserTask | undefined> {
  const found = await findRaiserCase(db, { caseId }, now);
  return found && raiserTasksOf(await findNeeds(db, found, now), now)[0];
}
