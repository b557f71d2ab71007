import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { watchTouched } from './touched.ts';
import { watchTransitions } from './transitions.ts';

export type Rewinder = {
  raw: DatabaseSync;
  /** Takes the rows as they are now for the beginning of every history. */
  keep(): void;
  /** Puts the beginning back. */
  rewind(): void;
  /** Takes a backup of what is committed; what it answers puts that back. */
  backUp(): () => void;
};

/**
 * Opens a connection beside those of the instances, which sees what is committed and can put it
 * back.
 */
export function openRewinder(path: string): Rewinder {
  const raw = new RememberingDatabase(path, { timeout: 0 });
  raw.exec('pragma foreign_keys = off; pragma synchronous = off; pragma temp_store = memory');
  dropDeleteGuards(raw);
  watchTransitions(raw);
  watchTouched(raw);
  const tables = namesOf(raw, `select name from sqlite_master where type = 'table'`).filter(
    (name) => !name.startsWith('sqlite_') && !name.startsWith('kysely_'),
  );
  let restore: (() => void)[] = [];
  const empty = new Map(tables.map((table) => [table, raw.prepare(`delete from "${table}"`)]));
  const findFilled = raw.prepare(
    tables
      .map((table) => `select '${table}' as name where exists (select 1 from "${table}")`)
      .join(' union all '),
  );
  // What triggers saw of a row's coming and going is no part of the database.
  const kept = tables.filter((table) => !table.startsWith('sim_'));
  const copy = () => kept.flatMap((table) => rowsBack(raw, table));
  const put = (rows: (() => void)[]) => {
    raw.exec('begin immediate');
    for (const { name } of findFilled.all()) empty.get(String(name))?.run();
    for (const putBack of rows) putBack();
    raw.exec('commit');
  };
  return {
    raw,
    keep: () => {
      restore = copy();
    },
    rewind: () => put(restore),
    backUp: () => {
      const rows = copy();
      return () => put(rows);
    },
  };
}

/** The same few questions are asked a hundred thousand times. */
class RememberingDatabase extends DatabaseSync {
  readonly #known = new Map<string, StatementSync>();

  override prepare(sql: string): StatementSync {
    const statement = this.#known.get(sql) ?? super.prepare(sql);
    this.#known.set(sql, statement);
    return statement;
  }
}

/** Only the histories' own rewinding deletes; that the product cannot is tested elsewhere. */
function dropDeleteGuards(raw: DatabaseSync): void {
  const guards = namesOf(
    raw,
    `select name from sqlite_master where type = 'trigger' and lower(sql) like '%before delete%'`,
  );
  for (const name of guards) raw.exec(`drop trigger "${name}"`);
}

function rowsBack(raw: DatabaseSync, table: string): (() => void)[] {
  const rows = raw.prepare(`select * from "${table}"`).all();
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const insert = raw.prepare(`insert into "${table}" (${names}) values (${marks})`);
  return rows.map((row) => () => {
    insert.run(...columns.map((name) => row[name] as SQLInputValue));
  });
}

function namesOf(raw: DatabaseSync, query: string): string[] {
  return raw
    .prepare(query)
    .all()
    .map(({ name }) => String(name));
}
