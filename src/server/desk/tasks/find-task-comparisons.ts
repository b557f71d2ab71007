import type { ReviewQueue } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { TaskComparison } from '#src/shared/review/task-view.ts';
import type { Staff } from './lock-task.ts';
import { findOpened } from './require-compared.ts';

type Asked = {
  task: { queue: QueueName; subjectId: string; openedAt: number };
  definition: ReviewQueue;
  staff: Staff;
};

/**
 * Finds what is to be compared for a task, and how many of its originals this person opened
 * already.
 */
export async function findTaskComparisons(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { task, definition, staff }: Asked,
): Promise<TaskComparison[]> {
  const all = (await definition.findComparisons?.(db, keys, task.subjectId)) ?? [];
  if (all.length === 0) return [];
  const opened = await findOpened(db, { ...task, staffUserId: staff.userId });
  return all.map(({ name, paper, imageIds, needed }) => ({
    ...{ name, paper, needed, originals: imageIds.length },
    unopened: imageIds.filter((imageId) => !opened.has(imageId)).length,
  }));
}
