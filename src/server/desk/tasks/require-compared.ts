import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { ReviewComparison } from '#src/server/review/review-queue.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { tickFieldOf } from '#src/shared/review/decision-form.ts';
import type { LockedTask, Staff } from './lock-task.ts';

type Made = {
  keys: Keys;
  task: LockedTask;
  staff: Staff;
  decision: 'pass' | 'refuse';
  /** These are words by name of the refused field. */
  refusals: Record<string, string>;
  compared: readonly ComparisonName[];
};

/**
 * Answers what this person compared of all that passes. Refuses what needs a comparison and has no
 * tick, and a tick whose originals the same person did not open.
 */
export async function requireCompared(trx: Trx, made: Made): Promise<ComparisonName[]> {
  const { task, keys, compared } = made;
  const all = (await task.definition.findComparisons?.(trx, keys, task.subjectId)) ?? [];
  const passing = all.filter(({ part }) => passes(part, made));
  if (passing.length === 0) return [];
  const opened = await findOpened(trx, { ...task, staffUserId: made.staff.userId });
  const faults: FieldProblems = {};
  for (const { name, imageIds, needed } of passing) {
    const isTicked = compared.includes(name);
    if (!isTicked && needed) faults[tickFieldOf(name)] = 'notCompared';
    if (isTicked && !imageIds.every((imageId) => opened.has(imageId)))
      faults[tickFieldOf(name)] = 'originalUnopened';
  }
  if (Object.keys(faults).length > 0) throw new Problem('inputInvalid', { fields: faults });
  return passing.map(({ name }) => name).filter((name) => compared.includes(name));
}

/** Words without a field refuse all of it. */
function passes(part: ReviewComparison['part'], { decision, refusals }: Made): boolean {
  if (decision === 'pass') return true;
  if (part === undefined) return false;
  const refused = Object.keys(refusals);
  return refused.length > 0 && !refused.some((field) => field.startsWith(`${part}.`));
}

type Looked = Pick<LockedTask, 'queue' | 'subjectId' | 'openedAt'> & { staffUserId: string };

/** Finds the pictures that one of the staff opened of a task, by the trail. */
export async function findOpened(
  db: Database | Trx,
  { staffUserId, queue, subjectId, openedAt }: Looked,
): Promise<ReadonlySet<string>> {
  const looks = await db
    .selectFrom('audit_trail')
    .select('detail')
    .where('staff_user_id', '=', staffUserId)
    .where('at', '>=', openedAt)
    .where('act', '=', 'viewImage')
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .execute();
  return new Set(looks.map(({ detail }) => fromJson<{ imageId: string }>(detail).imageId));
}
