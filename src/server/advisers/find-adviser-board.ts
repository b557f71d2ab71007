import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { AdvisersTable } from '#src/server/db/schema.ts';
import { hiddenTags } from './find-advisers.ts';

const most = 200;

/** Every adviser of ours for the administrator, those who are shown first. */
export async function findAdviserBoard(db: Database) {
  const rows = await db
    .selectFrom('advisers')
    .selectAll()
    .where('origin', '=', 'advisor')
    .orderBy('cases_helped', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const board = rows.map(boardRow);
  return [...board.filter(({ shown }) => shown), ...board.filter(({ shown }) => !shown)];
}

function boardRow(row: Selectable<AdvisersTable>) {
  return {
    adviserId: row.id,
    name: row.name,
    nameEn: row.name_en,
    city: row.city,
    cityEn: row.city_en,
    words: row.words,
    wordsEn: row.words_en,
    casesHelped: row.cases_helped,
    photo: row.photo,
    shown: row.resigned_at === null && row.reported_at === null && !hiddenTags.includes(row.tag),
  };
}
