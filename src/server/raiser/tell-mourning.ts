import { caseStateOf } from '#src/server/cases/find-case.ts';
import { noteMourning } from '#src/server/cases/transitions/mourn-patient.ts';
import { pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Told = { caseId: string; toldByUserId: string };

/**
 * The patient died: raising ends at once, and nothing is asked of the family any more. The page
 * says so only after staff confirmed it. Said again, it is answered as before.
 */
export async function tellMourning(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  told: Told,
  now: number,
): Promise<number> {
  const mourningAt = await inTransaction(db, (trx) => beginMourning(trx, told, now));
  pageTags.purge(pagesOfCase(told.caseId));
  return mourningAt;
}

/** Does the same inside a transaction, for staff who learn of it first. */
export async function beginMourning(
  trx: Trx,
  { caseId, toldByUserId }: Told,
  now: number,
): Promise<number> {
  const query = trx
    .selectFrom('cases')
    .select(['status', 'display_status', 'end_reason', 'finish_text', 'ends_at'])
    .select(['mourning_at', 'filled_at', 'put_away_at'])
    .where('id', '=', caseId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row || !canCase('mourn', caseStateOf(row), now)) throw new Problem('caseStateRefuses');
  if (row.mourning_at !== null) return row.mourning_at;
  await noteMourning(trx, { caseId, isRaising: row.status === 'CROWDFUNDING_STATED' }, now);
  await openTask(trx, {
    queue: 'mourning',
    subjectId: caseId,
    caseId,
    submittedBy: toldByUserId,
    now,
  });
  return now;
}

export async function findMourning(
  db: Database,
  caseId: string,
): Promise<{ title: string; toldAt: number } | undefined> {
  const row = await db
    .selectFrom('cases')
    .select(['title', 'mourning_at'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row?.mourning_at ? { title: row.title, toldAt: row.mourning_at } : undefined;
}
