import type { Database } from '#src/server/db/database.ts';

/** As a line of a page. */
const mostLetters = 300;

/** A backup is as old as what is in it. */
export async function noteWorked(db: Database, { madeAt }: { madeAt: number }): Promise<void> {
  const run = { worked_at: madeAt, failed_at: null, reason: null };
  await write(db, run);
}

export async function noteFailed(
  db: Database,
  { error }: { error: unknown },
  now: number,
): Promise<void> {
  const words = error instanceof Error ? error.message : String(error);
  await write(db, { failed_at: now, reason: words.slice(0, mostLetters) });
}

type Run = { worked_at?: number; failed_at: number | null; reason: string | null };

async function write(db: Database, run: Run): Promise<void> {
  await db
    .insertInto('backup_runs')
    .values({ kind: 'backup', worked_at: null, ...run })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(run))
    .execute();
}
