import { findAdviserWords, wordsFor } from '#src/server/advisers/find-adviser-words.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { openStepWords } from './lead-words.ts';

type Asked = { userId: string; locale: Locale };

const most = 20;

/**
 * Finds whom a person asked to be called by, newest first: also what was left with the own number.
 */
export async function findOwnLeads({ db }: Pick<Services, 'db'>, { userId, locale }: Asked) {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('inquiries', 'inquiries.id', 'leads.id')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('advisers', 'advisers.id', 'leads.adviser_id')
    .select(['leads.id as clewId', 'inquiries.kind', 'leads.state', 'leads.outcome', 'leads.tries'])
    .select(['leads.promised_at as callBy', 'leads.adviser_id as adviserId', 'advisers.photo'])
    .select(['leads.created_at as createdAt', 'leads.reach', 'leads.escalated_at as escalatedAt'])
    .where((eb) =>
      eb.or([
        eb('inquiries.user_id', '=', userId),
        eb('inquiries.mobile_index', '=', eb.ref('users.mobile_index')),
      ]),
    )
    .orderBy('leads.created_at', 'desc')
    .limit(most)
    .execute();
  const ids = rows.flatMap(({ adviserId }) => adviserId ?? []);
  const words = await findAdviserWords(db, ids);
  return rows.map(({ adviserId, photo, ...lead }) => {
    if (adviserId === null) return { ...lead, adviser: null };
    const { name, city } = wordsFor(words.get(adviserId), locale);
    return { ...lead, adviser: { adviserId, name, city, photo: photo ?? '' } };
  });
}

/** Finds applications to the doctor channel with what the family was told, newest first. */
export async function findOwnGreenPaths(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
) {
  const rows = await db
    .selectFrom('green_paths')
    .select(['id as applyId', 'state', 'due_at as dueAt', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const steps = await db
    .selectFrom('green_path_steps')
    .innerJoin('green_paths', 'green_paths.id', 'green_path_steps.application_id')
    .select(['application_id', 'position', 'green_path_steps.state', 'words_sealed', 'at'])
    .where('green_paths.user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    steps: steps
      .filter(({ application_id }) => application_id === row.applyId)
      .map(({ application_id: applyId, position, state, words_sealed, at }) => ({
        ...{ state, at },
        words: openStepWords(keys, { applyId, position }, words_sealed),
      })),
  }));
}
