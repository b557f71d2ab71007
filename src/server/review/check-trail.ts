import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { AuditChecksTable } from '#src/server/db/schema.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { hashOfAct } from './record-act.ts';

export const checkTrailJob = 'check-trail';

const batch = 1000;

type Check = Selectable<AuditChecksTable>;
type Outcome = Omit<Check, 'id'>;

/** Compares the whole trail anew, from its first row, by a job; joins one that does so already. */
export async function beginTrailCheck(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable('audit_checks')
    .set({ position: 0, hash: '', began_at: now })
    .where(({ or, eb }) => or([eb('began_at', 'is', null), eb('broken_at', 'is not', null)]))
    .execute();
  await enqueue(trx, { name: checkTrailJob, payload: null, runAt: now, dedupeKey: checkTrailJob });
}

/**
 * Goes on comparing where the last job stopped, up to the end: does every hash follow from the one
 * before? Answers the first row that is not what was written. Any number of jobs may do so at once.
 */
export async function continueTrailCheck(
  db: Database,
  { signal }: { signal?: AbortSignal },
  now: number,
): Promise<{ brokenPosition: number | null }> {
  for (;;) {
    signal?.throwIfAborted();
    const check = await db.selectFrom('audit_checks').selectAll().executeTakeFirstOrThrow();
    const step = await compareNext(db, check);
    const { position, hash } = step;
    const saved = await db
      .updateTable('audit_checks')
      .set({ position, hash, ...outcomeOf(check, step, now) })
      .where('position', '=', check.position)
      .where('hash', '=', check.hash)
      .executeTakeFirstOrThrow();
    if (saved.numUpdatedRows === 0n || step.end === 'more') continue;
    return { brokenPosition: step.end === 'broken' ? position + 1 : null };
  }
}

type Step = { position: number; hash: string; end: 'more' | 'whole' | 'broken' };

/** The end is read before the rows, so that rows written meanwhile are not missed. */
async function compareNext(db: Database, from: Check): Promise<Step> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('audit_trail')
    .selectAll()
    .where('position', '>', from.position)
    .where('position', '<=', head.position)
    .orderBy('position')
    .limit(batch)
    .execute();
  let { position, hash: before } = from;
  for (const { hash, ...row } of rows) {
    const follows = row.position === position + 1 && hashOfAct(db, before, row) === hash;
    if (!follows) return { position, hash: before, end: 'broken' };
    [position, before] = [row.position, hash];
  }
  if (rows.length === batch) return { position, hash: before, end: 'more' };
  const isEnd = position === head.position && before === head.hash;
  return { position, hash: before, end: isEnd ? 'whole' : 'broken' };
}

function outcomeOf(check: Check, { position, hash, end }: Step, now: number): Partial<Outcome> {
  if (end === 'more') return {};
  if (end === 'broken') return { broken_at: now, broken_position: position + 1 };
  const fromFirst = { whole_at: now, whole_position: position, whole_hash: hash, began_at: null };
  return {
    // Before the first comparison came to its end, every one has begun at the first row.
    ...(check.began_at === null && check.whole_at !== null ? {} : fromFirst),
    broken_at: null,
    broken_position: null,
  };
}
