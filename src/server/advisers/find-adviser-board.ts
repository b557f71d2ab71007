import type { Selectable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { AdvisersTable } from '#src/server/db/schema.ts';
import { findAdviserWords } from './find-adviser-words.ts';
import { casesHelped, openLeads } from './order-advisers.ts';
import { hiddenTags } from './shown-adviser.ts';

const most = 200;

/** Finds every adviser of ours for the administrator, those who are shown first. */
export async function findAdviserBoard(db: Database) {
  const rows = await db
    .selectFrom('advisers')
    .leftJoin('users', 'users.id', 'advisers.user_id')
    .selectAll('advisers')
    .select('users.mobile_masked as deskMobile')
    .select([casesHelped().as('casesHelped'), openLeads().as('openLeads')])
    .where('origin', '=', 'advisor')
    .orderBy('advisers.since_at')
    .orderBy('advisers.id')
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [written, cities] = [await findAdviserWords(db, ids), await findCities(db, ids)];
  const board = rows.map((row) => ({
    ...{ adviserId: row.id, photo: row.photo, deskMobile: row.deskMobile },
    ...{ casesHelped: Number(row.casesHelped), openLeads: Number(row.openLeads) },
    ...{ standing: standingOf(row), written: written.get(row.id) ?? {} },
    ...{ cities: cities.get(row.id) ?? [], shown: isShown(row) },
  }));
  return [...board.filter(({ shown }) => shown), ...board.filter(({ shown }) => !shown)];
}

async function findCities(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('adviser_cities')
    .selectAll()
    .where('adviser_id', 'in', ids)
    .orderBy('city')
    .execute();
  const of = Map.groupBy(rows, ({ adviser_id }) => adviser_id);
  return new Map([...of].map(([id, some]) => [id, some.map(({ city }) => city)]));
}

type Row = Pick<Selectable<AdvisersTable>, 'resigned_at' | 'reported_at' | 'tag'>;

function standingOf({ resigned_at, reported_at }: Row) {
  if (reported_at !== null) return 'reported' as const;
  return resigned_at === null ? ('working' as const) : ('resigned' as const);
}

function isShown(row: Row): boolean {
  return standingOf(row) === 'working' && !hiddenTags.includes(row.tag);
}
