import { claimTask } from '#src/server/desk/tasks/claim-task.ts';
import { decideTask } from '#src/server/desk/tasks/decide-task.ts';
import type { Staff } from '#src/server/desk/tasks/lock-task.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import { Problem, type ProblemName } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueOfMany } from '#src/shared/review/many/queues-of-many.ts';
import { saysAllByItself } from './find-many.ts';

type Asked = {
  queue: QueueOfMany;
  tasks: readonly { taskId: string; revision: number }[];
  decision: 'pass' | 'refuse';
  words: string;
  staff: Staff;
  locale: Locale;
};
type Outcome = { taskId: string; refusedBy: ProblemName | null };

/**
 * Decides the same on each of many, taken in hand and decided one by one as if each had been
 * opened: what one is refused for says nothing of the others, and all of it sent again is once.
 */
export async function decideMany(
  services: Services,
  asked: Asked,
  now: number,
): Promise<{ list: Outcome[] }> {
  const { queue, tasks, decision, words, staff } = asked;
  const roles = findQueue(queue)?.roles ?? [];
  if (!staff.roles.some((role) => roles.includes(role))) throw new Problem('forbidden');
  if (decision === 'refuse') requireWords(words);
  const list: Outcome[] = [];
  for (const task of tasks) list.push(await decideOne(services, { ...asked, ...task }, now));
  return { list };
}

async function decideOne(
  services: Services,
  { taskId, revision, queue, ...asked }: Asked & { taskId: string; revision: number },
  now: number,
): Promise<Outcome> {
  const { staff, decision, words } = asked;
  try {
    await takeInHand(services, { taskId, queue, ...asked }, now);
    const made = { refusals: {}, ready: {}, compared: [] };
    const alone = { caseAct: '', actReason: '', warning: '' } as const;
    const decided = { taskId, revision, decision, words, staff };
    await decideTask(services, { ...decided, ...made, ...alone }, now);
    return { taskId, refusedBy: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { taskId, refusedBy: error.reason };
  }
}

type One = Pick<Asked, 'queue' | 'staff' | 'locale'> & { taskId: string };

/** What was decided already is compared with that decision by who decides it again. */
async function takeInHand(
  services: Services,
  { taskId, queue, staff, locale }: One,
  now: number,
): Promise<void> {
  const task = await services.db
    .selectFrom('review_tasks')
    .select(['subject_id as subjectId', 'state'])
    .where('id', '=', taskId)
    .where('queue', '=', queue)
    .executeTakeFirst();
  const definition = findQueue(queue);
  if (!task || !definition) throw new Problem('notFound');
  if (task.state !== 'open') return;
  const subject = await definition.find(services, task.subjectId, locale);
  if (!subject) throw new Problem('notFound');
  if (!saysAllByItself(subject)) throw new Problem('lookAlone');
  await claimTask(services.db, { taskId, staff }, now);
}
