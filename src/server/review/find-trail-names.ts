import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { type ActivityNames, nameAmong } from '#src/shared/activities/activity-names.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Row = { subjectId: string | null; detail: string };
type Named = { proposer: string | null; subject: string | null };

/**
 * Names for the ids that rows of the trail keep: who proposed what a colleague settled, and which
 * person of the staff or which activity a row is about.
 */
export async function nameTrailRows<R extends Row>(
  db: Database,
  { rows, locale }: { rows: readonly R[]; locale: Locale },
): Promise<(R & Named)[]> {
  const ids = new Set(rows.flatMap((row) => [row.subjectId, proposerOf(row)]));
  const asked = [...ids].filter((id) => id !== null);
  const [people, activities] = await Promise.all([
    findNames(db, asked),
    findActivities(db, asked, locale),
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

async function findNames(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function findActivities(db: Database, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'name', 'names'])
    .where('id', 'in', ids)
    .execute();
  const nameOf = ({ name, names }: (typeof rows)[number]) =>
    nameAmong({ name, names: fromJson<ActivityNames>(names) }, locale);
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}
