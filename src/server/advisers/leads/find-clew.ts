import { findAdviserWords, wordsFor } from '#src/server/advisers/find-adviser-words.ts';
import type { Database } from '#src/server/db/database.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = { clewId: string; locale: Locale };

/**
 * Finds who calls a family and by when. It says nothing of the family: the id may stand in an
 * address.
 */
export async function findClew(db: Database, { clewId, locale }: Asked) {
  const row = await db
    .selectFrom('leads')
    .leftJoin('advisers', 'advisers.id', 'leads.adviser_id')
    .select(['leads.id as clewId', 'leads.promised_at as callBy', 'leads.reach', 'leads.state'])
    .select(['leads.adviser_id as adviserId', 'advisers.photo', 'leads.outcome', 'leads.tries'])
    .select('leads.escalated_at as escalatedAt')
    .where('leads.id', '=', clewId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { adviserId, photo, ...clew } = row;
  if (adviserId === null) return { ...clew, adviser: null };
  const { name, city } = wordsFor((await findAdviserWords(db, [adviserId])).get(adviserId), locale);
  return { ...clew, adviser: { adviserId, name, city, photo: photo ?? '' } };
}

export async function getClew(db: Database, asked: Asked) {
  const found = await findClew(db, asked);
  if (!found) throw new Problem('notFound');
  const { clewId, callBy, adviser } = found;
  return { clewId, callBy, adviser };
}
