import { findTellings } from '#src/server/cases/find-tellings.ts';
import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { KeptStory } from '#src/shared/raiser/audience/audience.ts';

const most = 200;

/** Keeps what a case tells for those who gave to it, before it is written over for everyone else. */
export async function keepStory(trx: Trx, row: LockedCase, keepUntil: number): Promise<void> {
  const tellings = await findTellings(trx, row.id);
  const posts = await trx
    .selectFrom('progress_posts')
    .select((eb) => ['content', eb.ref('passed_at').$notNull().as('at')])
    .where('case_id', '=', row.id)
    .where('passed_at', 'is not', null)
    .orderBy('passed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const told: KeptStory = {
    tellings: [
      { language: defaultLocale, title: row.title, content: row.content },
      ...tellings.map(({ language, title, content }) => ({ language, title, content })),
    ],
    posts,
    imageIds: await findShownImages(trx, row.id),
  };
  await trx
    .insertInto('kept_stories')
    .values({ case_id: row.id, told: toJson(told), keep_until: keepUntil })
    .execute();
}

/** Finds photos as everyone saw them; a child's that were shown softened stay out. */
async function findShownImages(trx: Trx, caseId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('case_pictures')
    .innerJoin('images', 'images.id', 'case_pictures.image_id')
    .select('images.id')
    .where('case_id', '=', caseId)
    .whereRef('images.path', '=', 'case_pictures.path')
    .orderBy('case_pictures.position')
    .execute();
  return rows.map(({ id }) => id);
}
