import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import type { Services } from '#src/server/services.ts';
import { requireShareableCase } from '#src/server/sharing/find-shareable-case.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type PosterChoice = { pictureId: string; words: string };

/** Keeps which of the case's pictures its posters show, and which words; empty ones are ours. */
export async function choosePoster(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { caseId, pictureId, words }: PosterChoice & { caseId: string },
  now: number,
): Promise<PosterChoice> {
  requireOpenWords({ words });
  await requireShareableCase(db, { caseId }, now);
  await inTransaction(db, async (trx) => {
    if (pictureId !== '') {
      const picture = await trx
        .selectFrom('case_pictures')
        .select('id')
        .where('id', '=', pictureId)
        .where('case_id', '=', caseId)
        .executeTakeFirst();
      if (!picture) throw new Problem('inputInvalid', { fields: { pictureId: 'unknown' } });
    }
    const chosen = { picture_id: pictureId === '' ? null : pictureId, words, updated_at: now };
    await trx
      .insertInto('case_posters')
      .values({ case_id: caseId, ...chosen })
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet(chosen))
      .execute();
  });
  pageTags.purge([tagOfCase(caseId)]);
  return { pictureId, words };
}
