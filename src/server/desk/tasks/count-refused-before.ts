import type { Database } from '#src/server/db/database.ts';

/**
 * Counts how often what each task is about was refused before, by the task. One that changed while
 * it waited was not handed in again, nor was what nobody hands in.
 */
export async function countRefusedBefore(
  db: Database,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_tasks as task')
    .innerJoin('review_tasks as earlier', (join) =>
      join
        .onRef('earlier.case_id', '=', 'task.case_id')
        .onRef('earlier.queue', '=', 'task.queue')
        .onRef('earlier.subject_id', '=', 'task.subject_id')
        .onRef('earlier.opened_at', '<', 'task.opened_at'),
    )
    .where('task.id', 'in', taskIds)
    .where('earlier.decision', '=', 'refuse')
    .where('earlier.submitted_by', 'is not', null)
    .groupBy('task.id')
    .select('task.id as taskId')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'bigint').as('count'))
    .execute();
  return new Map(rows.map(({ taskId, count }) => [taskId, count]));
}
