import type { Database } from '#src/server/db/database.ts';
import { isMourning } from '#src/server/points/is-mourning.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { TaskView } from '#src/shared/points/points-view.ts';
import { pointTasks, taskRules } from '#src/shared/points/tasks.ts';
import { findReady } from './find-ready.ts';

/**
 * Finds what a person can earn love value by, and what of it waits; nothing for a family in
 * mourning.
 */
export async function findTasks(db: Database, userId: string, now: number): Promise<TaskView[]> {
  if (await isMourning(db, userId)) return [];
  const today = await db
    .selectFrom('points')
    .select('kind')
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .execute();
  return Promise.all(
    pointTasks.map(async (taskId) => ({
      taskId,
      ...taskRules[taskId],
      takenToday: today.filter(({ kind }) => kind === taskId).length,
      ready: (await findReady(db, { userId, taskId }, now)).length,
    })),
  );
}
