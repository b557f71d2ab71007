import type { Database } from '#src/server/db/database.ts';
import { type KeptImage, keptColumns, keptImageOf } from './kept-image.ts';

/** Finds the pictures bound to a subject, in their order. */
export async function findImagesOf(db: Database, subject: string): Promise<KeptImage[]> {
  const found = await findImagesOfSubjects(db, [subject]);
  return found.get(subject) ?? [];
}

/** Finds the same for many subjects in one query; a subject without pictures is not in the map. */
export async function findImagesOfSubjects(
  db: Database,
  subjects: readonly string[],
): Promise<Map<string, KeptImage[]>> {
  const found = new Map<string, KeptImage[]>();
  if (subjects.length === 0) return found;
  const rows = await db
    .selectFrom('images')
    .select([...keptColumns, 'subject'])
    .where('subject', 'in', subjects)
    .where('position', 'is not', null)
    .orderBy('subject')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const subject = row.subject as string;
    found.set(subject, [...(found.get(subject) ?? []), keptImageOf(row)]);
  }
  return found;
}
