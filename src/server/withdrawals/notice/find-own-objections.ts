import type { Database } from '#src/server/db/database.ts';
import { answerDueAt, staffClock } from '#src/server/review/staff-clock.ts';
import { secondReview, thirdReview } from '#src/server/withdrawals/task-subjects.ts';

type Asked = { caseId: string; userId: string };

/**
 * Finds the withdrawals of a case to which somebody objects without a conclusion yet, each with the
 * time by which the next of staff answers; null while they wait for the family.
 */
export async function findOwnObjections(
  db: Database,
  { caseId, userId }: Asked,
  now: number,
): Promise<ReadonlyMap<string, number | null>> {
  const objections = await db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select(['objection.id', 'withdrawals.id as drawId'])
    .where('withdrawals.case_id', '=', caseId)
    .where('objection.user_id', '=', userId)
    .where('objection.state', '=', 'open')
    .execute();
  const drawOf = new Map(
    objections.flatMap(({ id, drawId }) =>
      [id, secondReview(id), thirdReview(id)].map((subjectId) => [subjectId, drawId] as const),
    ),
  );
  if (drawOf.size === 0) return new Map();
  const tasks = await db
    .selectFrom('review_tasks')
    .select(['subject_id as subjectId', staffClock(now).as('clock')])
    .where('queue', '=', 'objection')
    .where('subject_id', 'in', [...drawOf.keys()])
    .where('state', '=', 'open')
    .execute();
  return new Map(
    tasks.map(({ subjectId, clock }) => [
      drawOf.get(subjectId) ?? '',
      answerDueAt('objection', clock),
    ]),
  );
}
