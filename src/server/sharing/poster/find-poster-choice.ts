import type { Database } from '#src/server/db/database.ts';

type PosterChoice = {
  pictureId: string;
  path: string | undefined;
  words: string;
  chosenAt: number;
};

/** Finds what the fundraiser chose for the posters: a picture that is still there, and words. */
export async function findPosterChoice(
  db: Database,
  caseId: string,
): Promise<PosterChoice | undefined> {
  const row = await db
    .selectFrom('case_posters')
    .leftJoin('case_pictures', (join) =>
      join
        .onRef('case_pictures.id', '=', 'case_posters.picture_id')
        .onRef('case_pictures.case_id', '=', 'case_posters.case_id'),
    )
    .select(['case_pictures.id', 'case_pictures.large_path', 'words', 'updated_at'])
    .where('case_posters.case_id', '=', caseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { words, updated_at: chosenAt } = row;
  return { pictureId: row.id ?? '', path: row.large_path ?? undefined, words, chosenAt };
}
