import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { AdvisersTable } from '#src/server/db/schema.ts';
import { findAdviserWords } from './find-adviser-words.ts';
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
  const written = await findAdviserWords(
    db,
    rows.map(({ id }) => id),
  );
  const board = rows.map((row) => ({ ...boardRow(row), written: written.get(row.id) ?? {} }));
  return [...board.filter(({ shown }) => shown), ...board.filter(({ shown }) => !shown)];
}

function boardRow(row: Selectable<AdvisersTable>) {
  return {
    adviserId: row.id,
    casesHelped: row.cases_helped,
    photo: row.photo,
    shown: row.resigned_at === null && row.reported_at === null && !hiddenTags.includes(row.tag),
  };
}
