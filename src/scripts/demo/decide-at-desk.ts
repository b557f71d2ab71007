import { claimTask } from '#src/server/desk/tasks/claim-task.ts';
import { decideTask } from '#src/server/desk/tasks/decide-task.ts';
import { openTaskImage } from '#src/server/desk/tasks/open-task-image.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import type { Services } from '#src/server/services.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

type Decided = {
  queue: QueueName;
  subjectId: string;
  staffUserId: string;
  role?: StaffRole;
  /** This is what is sent back, by field; without one the task passes. */
  refusals?: Record<string, string>;
  words?: string;
  /** This is what nobody compared, such as a call that was not made. */
  without?: readonly ComparisonName[];
};

/**
 * One of the demo's staff takes a task in hand, opens the originals of what is compared, ticks it
 * and decides, as at the desk: every look and word is on the trail.
 */
export async function decideAtDesk(
  services: Services,
  { queue, subjectId, without = [], role = 'reviewer', ...said }: Decided,
  now: number,
): Promise<void> {
  const { db, keys } = services;
  const staff = { userId: said.staffUserId, roles: [role] };
  const { taskId, revision } = await db
    .selectFrom('review_tasks')
    .select(['id as taskId', 'revision'])
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  await claimTask(db, { taskId, staff }, now);
  const { refusals = {}, words = '' } = said;
  const decision = Object.keys(refusals).length > 0 ? ('refuse' as const) : ('pass' as const);
  const named = (await findQueue(queue)?.findComparisons?.(db, keys, subjectId)) ?? [];
  // What is sent back needs no comparison, and the other parts pass with theirs.
  const isBack = (part = '') => Object.keys(refusals).some((name) => name.startsWith(`${part}.`));
  const made = named.filter(({ name, part }) => !without.includes(name) && !isBack(part));
  for (const imageId of new Set(made.flatMap(({ imageIds }) => imageIds)))
    await openTaskImage(services, { taskId, imageId, staff, locale: defaultLocale }, now);
  const compared = made.map(({ name }) => name);
  const act = { caseAct: '' as const, actReason: '', warning: '', ready: {} };
  const decided = { taskId, revision, decision, refusals, words, compared, staff, ...act };
  await decideTask(services, decided, now);
}
