import type { Database } from '#src/server/db/database.ts';
import { answerDueAt, staffClock } from '#src/server/review/staff-clock.ts';
import { readReview, secondReview, thirdReview } from '#src/server/withdrawals/task-subjects.ts';
import type { OwnObjection } from '#src/shared/withdrawals/own-objection.ts';

type Asked = { caseId: string; userId: string };

/**
 * Finds the withdrawals of a case to which somebody objects without a conclusion yet, each with who
 * of staff answers next and by when.
 */
export async function findOwnObjections(
  db: Database,
  { caseId, userId }: Asked,
  now: number,
): Promise<ReadonlyMap<string, OwnObjection>> {
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
      {
        asked: readReview(subjectId).turn === 1 ? 'first' : 'next',
        dueAt: answerDueAt('objection', clock),
      },
    ]),
  );
}
