import { describeCase } from '#src/server/cases/transitions/describe-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { setAudience } from '#src/server/raiser/audience/set-audience.ts';
import { compareCase } from '#src/server/raising/clones/compare-case.ts';
import { submitForReview } from '#src/server/raising/decide/submit-for-review.ts';
import { savePart } from '#src/server/raising/sheet/save-part.ts';
import type { Services } from '#src/server/services.ts';
import { type AddedStory, caseRow } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import { inTwo } from './in-two.ts';
import { keepPapers, kindOf, type StoryPhotos } from './keep-papers.ts';
import { storyPapers } from './story-papers.ts';
import { isOfAge } from './story-persons.ts';
import { sheetsOf } from './story-sheets.ts';

const hourMs = 3_600_000;

const everyone = { audience: 'public', facesShown: true, sure: true } as const;

type Checked = { index: number; staffUserId: string };

/**
 * The family of a story hands in its sheets and papers, and staff open, compare and pass them: by
 * that it is public, and what its page says of facts and of its payee comes from there alone. Then
 * it is told in two languages, which no sheet asks for.
 */
export async function checkStory(
  services: Services,
  one: AddedStory,
  { index, staffUserId }: Checked,
): Promise<void> {
  const { story, caseId, ownerUserId: userId, publishedAt } = one;
  const at = publishedAt - 2 * hourMs;
  // Whom drawings of the demo show, its guardians let be seen.
  if (!isOfAge(story)) await setAudience(services, { caseId, ...everyone }, at);
  const photos = await keepPapers(services, one, at);
  for (const [sheet, input] of sheetsOf(one, { index, photos }))
    await savePart(services, { caseId, sheet, input, userId }, at);
  await submitForReview(services, { caseId, userId }, at);
  await compareCase(services, caseId, at);
  const without = story.wardCalled ? [] : (['wardCall'] as const);
  for (const queue of ['base', 'material'] as const) {
    const decided = { queue, subjectId: caseId, staffUserId, without };
    await decideAtDesk(services, decided, publishedAt);
  }
  await inTransaction(services.db, async (trx) => {
    await sayInTwo(trx, services, one);
    await describePhotos(trx, one, photos);
  });
}

/** What the family wrote stands with an English version, and its people as the story calls them. */
async function sayInTwo(
  trx: Trx,
  { config: { feeBasisPoints } }: Pick<Services, 'config'>,
  { story, caseId, ownerUserId, publishedAt }: AddedStory,
): Promise<void> {
  const row = caseRow(story, { caseId, ownerUserId, publishedAt, feeBasisPoints });
  const { patient, raiser, payee, treatment, household, surplus_use } = row;
  const names = { patientName: story.patient.displayName, raiserName: story.raiser.name };
  const passed = await trx
    .selectFrom('cases')
    .select(['target_in_fen as targetInFen', 'gap_in_fen as gapInFen'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const fill = { ...passed, surplusUse: surplus_use, filledAt: null };
  const words = { patient, raiser, payee, treatment, household, surplus_use };
  await describeCase(trx, { caseId, words, searched: { ...row, ...names }, fill }, publishedAt);
}

/** Says in words what pictures and papers show, for who does not see them. */
async function describePhotos(trx: Trx, { story, caseId }: AddedStory, photos: StoryPhotos) {
  const papers = await trx
    .selectFrom('case_materials')
    .innerJoin('images', 'images.path', 'case_materials.path')
    .select(['case_materials.id', 'images.id as imageId'])
    .where('case_id', '=', caseId)
    .execute();
  for (const [position, { alt, altEn }] of story.pictures.entries())
    await trx
      .updateTable('case_pictures')
      .set({ alt: toJson(inTwo(alt, altEn)) })
      .where('case_id', '=', caseId)
      .where('position', '=', position)
      .execute();
  for (const { id, imageId } of papers) {
    const { alt, altEn } = storyPapers[kindOf(photos, imageId)];
    const words = { alt: toJson(inTwo(alt, altEn)) };
    await trx.updateTable('case_materials').set(words).where('id', '=', id).execute();
  }
}
