import type { Database, Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { findPart } from '#src/server/raising/sheet/part-record.ts';

type Story = { title: string; content: string; imageIds: string[] };

/**
 * Finds a case's words as last saved, or as the public reads them where it was never launched here.
 */
export async function findStory(
  db: Database | Trx,
  keys: Keys,
  caseId: string,
): Promise<Story | undefined> {
  const saved = (await findPart(db, keys, { caseId, part: 'base' }))?.saved?.fields;
  if (saved) {
    const imageIds = (saved.attachments ?? []) as string[];
    return { title: String(saved.title), content: String(saved.content), imageIds };
  }
  const row = await db
    .selectFrom('cases')
    .select(['title', 'content'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row && { ...row, imageIds: [] };
}
