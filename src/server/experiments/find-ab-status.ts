import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import type { Group } from '#src/shared/experiments/cashier-test.ts';
import { findRunning, type RunningTest } from './find-running.ts';
import { type Asker, groupOf, whoOf } from './subject.ts';

type AbStatus = {
  group: Group;
  /** This is who is asked about, and the test that decided; undefined where none does. */
  tested: { running: RunningTest; who: string } | undefined;
};

const untested: AbStatus = { group: 0, tested: undefined };

/**
 * Finds the group of someone at the cashier of a case. Who can't be known again, as a browser
 * that keeps no cookies, sees the original and counts for nothing; so does everyone where nothing
 * can be given.
 */
export async function findAbStatus(
  db: Database,
  { caseId, asker }: { caseId: string; asker: Asker },
  now: number,
): Promise<AbStatus> {
  const who = whoOf(asker);
  const running = who === '' ? undefined : await findRunning(db);
  if (!running) return untested;
  const state = await db
    .selectFrom('cases')
    .select(caseStateColumns)
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  if (!state || !canCase('donate', state, now)) return untested;
  return { group: groupOf(running, who), tested: { running, who } };
}
