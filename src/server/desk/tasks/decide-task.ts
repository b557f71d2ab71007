import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { actOnReport } from '#src/server/desk/cases/act-on-report.ts';
import { requireFreshFactor } from '#src/server/door/session/require-fresh.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { endQuestion } from '#src/server/review/family-wait.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { actOfDecision } from '#src/shared/review/staff-acts.ts';
import { composeRefusals } from './compose-refusals.ts';
import { type Decision, hashOf } from './decision.ts';
import { isHeldBy, type LockedTask, lockTask, notHeld } from './lock-task.ts';
import { findQueue } from './queues.ts';
import { keepRefused, readSeenFields, type SeenFields } from './refused-content.ts';
import { requireCompared } from './require-compared.ts';

type DecidedTask = {
  taskId: string;
  queue: QueueName;
  decidedAt: number;
  /** It is not in force before another person decides, too. */
  awaitsAnother: boolean;
};

/**
 * Passes or refuses what a task is about: by who holds it, once. The same decision sent again gets
 * the same answer and does nothing.
 */
export async function decideTask(
  services: Services,
  decision: Decision,
  now: number,
): Promise<DecidedTask> {
  const seen = await readBefore(services, decision);
  const done = await inTransaction(services.db, async (trx) => {
    const task = await lockTask(trx, decision.taskId, decision.staff);
    const hash = hashOf(decision);
    if (task.state === 'decided' && task.decidedBy === decision.staff.userId) {
      if (task.decisionHash !== hash || task.decidedAt === null) throw new Problem('taskDecided');
      return { decidedAt: task.decidedAt, ...(await stateOf(trx, task)), after: {} };
    }
    requireDecidable(task, decision, now);
    requireFreshFor(task, decision);
    await markDecided(trx, { decision, hash }, now);
    const after = await apply(trx, { services, task, decision, seen }, now);
    return { decidedAt: now, ...(await stateOf(trx, task)), after };
  });
  const { queue, decidedAt, awaitsAnother } = done;
  const { purge, wakeJobs }: AfterCommit = done.after;
  if (purge?.length) services.pageTags.purge(purge);
  if (wakeJobs) services.wakeJobs();
  return { taskId: decision.taskId, queue, decidedAt, awaitsAnother };
}

async function stateOf(trx: Trx, { queue, subjectId, definition }: LockedTask) {
  const awaitsAnother = (await definition.awaitsAnother?.(trx, subjectId)) ?? false;
  return { queue, awaitsAnother };
}

/** What is refused may come again, and is then compared with what was seen now. */
async function readBefore(services: Services, { taskId, decision }: Decision): Promise<SeenFields> {
  if (decision === 'pass') return {};
  const task = await services.db
    .selectFrom('review_tasks')
    .select(['queue', 'subject_id as subjectId'])
    .where('id', '=', taskId)
    .executeTakeFirst();
  const definition = task && findQueue(task.queue);
  return definition ? readSeenFields(services, { definition, subjectId: task.subjectId }) : {};
}

function requireDecidable(task: LockedTask, { revision, staff }: Decision, now: number): void {
  if (task.state !== 'open') throw new Problem('taskDecided');
  if (!isHeldBy(staff.userId, task, now)) throw notHeld(task, now);
  if (task.revision !== revision) throw new Problem('taskChanged');
}

/** Who has no authenticator, in the demo, is asked for none. */
function requireFreshFor({ definition }: LockedTask, { decision, staff }: Decision): void {
  const lets = decision === 'pass' && definition.releasesMoney;
  if (lets) requireFreshFactor(staff);
}

async function markDecided(
  trx: Trx,
  { decision: { taskId, revision, decision, staff }, hash }: { decision: Decision; hash: string },
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('review_tasks')
    .set({
      state: 'decided',
      decision,
      decision_hash: hash,
      decided_by: staff.userId,
      decided_at: now,
    })
    .where('id', '=', taskId)
    .where('state', '=', 'open')
    .where('claimed_by', '=', staff.userId)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('taskNotHeld');
}

type Applied = { services: Services; task: LockedTask; decision: Decision; seen: SeenFields };

async function apply(
  trx: Trx,
  { services, task, decision: made, seen }: Applied,
  now: number,
): Promise<AfterCommit> {
  const { subjectId, queue, caseId } = task;
  const { decision, words, staff } = made;
  const refusals = decision === 'refuse' ? await composeRefusals(trx, { ...made, ...task }) : {};
  if (decision === 'refuse' && Object.keys(refusals).length === 0) requireWords(words);
  if (decision === 'refuse') {
    const refused = { fields: seen, refusals, words };
    await keepRefused(trx, { keys: services.keys, taskId: made.taskId, refused });
  }
  const compared = await requireCompared(trx, { ...made, keys: services.keys, task, refusals });
  const decided: Decided = {
    ...{ subjectId, decision, refusals, words, compared, now },
    staffUserId: staff.userId,
  };
  await endQuestion(trx, made.taskId, now);
  const after = await task.definition.decide(trx, decided, services);
  const act = {
    act: actOfDecision(queue, decision),
    staffUserId: staff.userId,
    queue,
    subjectId,
    caseId,
  };
  const detail = {
    ...(Object.keys(refusals).length > 0 ? { refusals } : {}),
    ...(compared.length > 0 ? { compared } : {}),
  };
  await recordAct(trx, { ...act, reason: words, detail, now });
  const shown = await actOnReport(trx, { ...made, task }, now);
  return { ...after, purge: [...(after.purge ?? []), ...shown] };
}
