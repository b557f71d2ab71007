import type { Database } from '#src/server/db/database.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { tellRows } from './tell-rows.ts';

type Asked = Parameters<typeof findTrail>[1] & {
  /** This is the language of the reader, who reads names and titles in it. */
  locale: Locale;
};

/** Finds the trail, newest first, as staff read it. */
export async function findToldTrail(db: Database, { locale, ...asked }: Asked) {
  const page = await findTrail(db, asked);
  return { ...page, list: await tellRows(db, { rows: page.list, locale }) };
}
