import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { findStuck, type Stuck, selectStuck } from './find-stuck.ts';

const queue = 'refundStuck';
/** Staff who have seen to a case are not asked about it again for so long. */
const restMs = dayMs;

/**
 * Keeps one task for each case whose refunds do not mend by themselves; it is gone once they did.
 */
export async function watchStuck(db: Database, now: number): Promise<void> {
  const [stuck, open] = await Promise.all([findStuckCases(db, now), findOpenTasks(db)]);
  for (const caseId of stuck) {
    if (!open.includes(caseId)) await inTransaction(db, (trx) => openOnce(trx, caseId, now));
  }
  for (const caseId of open) await inTransaction(db, (trx) => closeMended(trx, caseId, now));
}

async function findStuckCases(db: Database, now: number): Promise<string[]> {
  const rows = await selectStuck(db, now).select('case_id as caseId').distinct().execute();
  return rows.map(({ caseId }) => caseId);
}

async function findOpenTasks(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('review_tasks')
    .select('subject_id as caseId')
    .where('queue', '=', queue)
    .where('state', '=', 'open')
    .whereRef('subject_id', '=', 'case_id')
    .execute();
  return rows.map(({ caseId }) => caseId);
}

async function openOnce(trx: Trx, caseId: string, now: number): Promise<void> {
  const seenTo = await trx
    .selectFrom('review_tasks')
    .select('id')
    .where('case_id', '=', caseId)
    .where('subject_id', '=', caseId)
    .where('queue', '=', queue)
    .where('decided_at', '>', now - restMs)
    .executeTakeFirst();
  if (!seenTo) await openStuckTask(trx, caseId, now);
}

export async function openStuckTask(trx: Trx, caseId: string, now: number): Promise<void> {
  await openTask(trx, { queue, subjectId: caseId, caseId, submittedBy: null, now });
}

async function closeMended(trx: Trx, caseId: string, now: number): Promise<void> {
  if (isMended(await findStuck(trx, caseId, now))) {
    await closeTask(trx, { queue, subjectId: caseId, because: 'settled', now });
  }
}

function isMended({ failing, waiting, leftInFen, proposed }: Stuck): boolean {
  return failing.gifts + waiting.gifts + proposed === 0 && leftInFen === 0;
}
