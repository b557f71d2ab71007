import type { Trx } from '#src/server/db/database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { subjectOfPost } from '#src/server/progress/post-record.ts';

/** These are rows that show a picture of a case to everyone. */
const shownIn = ['case_pictures', 'case_materials'] as const;

/**
 * The open files of what a case showed go, by a job after the commit; the sealed originals stay with
 * the family's papers, for staff alone.
 */
export async function dropPictures(trx: Trx, caseId: string, now: number): Promise<void> {
  const open = new Set<string>();
  for (const table of shownIn) {
    const rows = await trx
      .deleteFrom(table)
      .where('case_id', '=', caseId)
      .returning(['path', 'large_path'])
      .execute();
    for (const row of rows) open.add(row.path).add(row.large_path);
  }
  for (const path of await closeImages(trx, { caseId, shown: [...open] })) open.add(path);
  if (open.size === 0) return;
  const payload = { open: [...open], sealed: [] };
  await enqueue(trx, { name: 'drop-image-files', payload, runAt: now });
}

/** Pictures of the case and of its posts have no open file from now on; answers which they had. */
async function closeImages(
  trx: Trx,
  { caseId, shown }: { caseId: string; shown: readonly string[] },
): Promise<string[]> {
  const posts = await trx
    .selectFrom('progress_posts')
    .select('id')
    .where('case_id', '=', caseId)
    .execute();
  const subjects = posts.map(({ id }) => subjectOfPost(id));
  const images = await trx
    .selectFrom('images')
    .select(['id', 'path', 'large_path', 'soft_path'])
    .where('path', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('path', 'in', shown.length > 0 ? shown : ['']),
        eb('soft_path', 'in', shown.length > 0 ? shown : ['']),
        eb('subject', 'in', subjects.length > 0 ? subjects : ['']),
      ]),
    )
    .execute();
  for (const { id } of images) {
    await trx
      .updateTable('images')
      .set({ path: null, large_path: null, soft_path: null })
      .where('id', '=', id)
      .execute();
  }
  return images
    .flatMap(({ path, large_path, soft_path }) => [path, large_path, soft_path])
    .filter((one) => one !== null);
}
