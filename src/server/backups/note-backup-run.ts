import type { Database } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { DrillFound } from '#src/shared/platform/drill-found.ts';

type Kind = 'backup' | 'drill';

/** More than this is no line of a page. */
const mostLetters = 300;

/** A backup is as old as what is in it. */
export async function noteBackup(db: Database, { madeAt }: { madeAt: number }): Promise<void> {
  await write(db, 'backup', { worked_at: madeAt, failed_at: null, reason: null });
}

export async function noteDrill(
  db: Database,
  { found }: { found: DrillFound },
  now: number,
): Promise<void> {
  const run = { worked_at: now, found: toJson(found), failed_at: null, reason: null };
  await write(db, 'drill', run);
}

export async function noteFailed(
  db: Database,
  { kind, error }: { kind: Kind; error: unknown },
  now: number,
): Promise<void> {
  const words = error instanceof Error ? error.message : String(error);
  await write(db, kind, { failed_at: now, reason: words.slice(0, mostLetters) });
}

type Run = { worked_at?: number; found?: string; failed_at: number | null; reason: string | null };

async function write(db: Database, kind: Kind, run: Run): Promise<void> {
  await db
    .insertInto('backup_runs')
    .values({ kind, worked_at: null, found: null, ...run })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(run))
    .execute();
}
