import { nameIn } from '#src/server/activities/name-in.ts';
import type { Database } from '#src/server/db/database.ts';
import { findNicknames } from '#src/server/desk/find-nicknames.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Row = { subjectId: string | null; detail: string };
type Named = { proposer: string | null; subject: string | null };

/**
 * Names for the ids that rows of the trail keep: who proposed what a colleague settled, and which
 * person of the staff or which activity a row is about.
 */
export async function nameRows<R extends Row>(
  db: Database,
  { rows, locale }: { rows: readonly R[]; locale: Locale },
): Promise<(R & Named)[]> {
  const asked = new Set(rows.flatMap((row) => [row.subjectId, proposerOf(row)]));
  const ids = [...asked].filter((id) => id !== null);
  const [people, activities] = await Promise.all([
    findNicknames(db, ids),
    findActivityNames(db, { ids, locale }),
  ]);
  const nameOf = (names: ReadonlyMap<string, string>, id: string | null) =>
    (id === null ? undefined : names.get(id)) ?? null;
  return rows.map((row) => ({
    ...row,
    proposer: nameOf(people, proposerOf(row)),
    subject: nameOf(activities, row.subjectId) ?? nameOf(people, row.subjectId),
  }));
}

/** Details that were tampered with name nobody. */
function proposerOf({ detail }: Row): string | null {
  try {
    const { proposedBy } = JSON.parse(detail) as { proposedBy?: unknown };
    return typeof proposedBy === 'string' ? proposedBy : null;
  } catch {
    return null;
  }
}

async function findActivityNames(
  db: Database,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'name', 'names'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, nameIn(row, locale)]));
}
