import { isOfTheirs } from '#src/server/desk/tasks/is-of-theirs.ts';
import { isHeldBy, type Staff } from '#src/server/desk/tasks/lock-task.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import type { ReviewSubject } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { OneOfMany } from '#src/shared/review/many/one-of-many.ts';
import type { QueueOfMany } from '#src/shared/review/many/queues-of-many.ts';

type Asked = {
  queue: QueueOfMany;
  taskIds: readonly string[];
  staff: Staff;
  locale: Locale;
};

/**
 * Finds what open tasks of a queue say, for who may decide on them: none of their own, and none
 * that a colleague has in hand.
 */
export async function findMany(
  services: Services,
  { queue, taskIds, staff, locale }: Asked,
  now: number,
): Promise<ReadonlyMap<string, OneOfMany>> {
  const definition = findQueue(queue);
  const mayDecide = definition && staff.roles.some((role) => definition.roles.includes(role));
  if (!mayDecide || taskIds.length === 0) return new Map();
  const rows = await services.db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select(['review_tasks.id as taskId', 'subject_id as subjectId', 'revision'])
    .select(['submitted_by as submittedBy', 'cases.owner_user_id as ownerUserId'])
    .select('review_tasks.case_id as caseId')
    .select(['claimed_by as claimedBy', 'claimed_until as claimedUntil'])
    .where('review_tasks.id', 'in', taskIds)
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .execute();
  const found = new Map<string, OneOfMany>();
  for (const { taskId, revision, subjectId, ...row } of rows) {
    if (await isOfTheirs(services, row, staff)) continue;
    const isFree = (row.claimedUntil ?? 0) <= now || isHeldBy(staff.userId, row, now);
    const subject = isFree ? await definition.find(services, subjectId, locale) : undefined;
    if (!subject) continue;
    const { checks } = subject;
    const mayChoose = saysAllByItself(subject);
    found.set(taskId, { taskId, revision, checks, mayChoose, said: wordsOf(subject) });
  }
  return found;
}

/** Pictures, secrets and alarms are looked at one by one. */
export function saysAllByItself({ fields, checks }: ReviewSubject): boolean {
  return (
    fields.every(({ secret, imageIds = [] }) => !secret && imageIds.length === 0) &&
    checks.every(({ level }) => level !== 'red')
  );
}

function wordsOf({ fields }: ReviewSubject): string {
  const content = fields.find(({ name }) => name === 'content');
  return content && !content.secret ? (content.value ?? '') : '';
}
