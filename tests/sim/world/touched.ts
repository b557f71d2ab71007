import type { DatabaseSync } from 'node:sqlite';

/** It holds every column that says to which case a row belongs. */
const columnsOfCases = `select tables.name as "table", columns.name as "column"
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sim_%'
    and (columns.name = 'case_id' or tables.name = 'cases' and columns.name = 'id')`;

/** Lets the database itself note of which cases a row came or changed, whoever wrote it. */
export function watchTouched(raw: DatabaseSync): void {
  raw.exec('create table sim_touched (case_id text primary key) without rowid');
  for (const { table, column } of raw.prepare(columnsOfCases).all()) {
    for (const change of ['insert', 'update']) {
      raw.exec(`create trigger sim_${table}_touched_by_${change} after ${change} on "${table}"
        when new."${column}" is not null begin
        insert into sim_touched values (new."${column}") on conflict do nothing; end`);
    }
  }
}

/** Takes the cases touched since it was asked last. */
export function prepareTouched(raw: DatabaseSync): () => Set<string> {
  const [find, clear] = [
    raw.prepare('select case_id from sim_touched'),
    raw.prepare('delete from sim_touched'),
  ];
  return () => {
    const touched = new Set(find.all().map(({ case_id }) => String(case_id)));
    clear.run();
    return touched;
  };
}
