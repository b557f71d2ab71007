import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import {
  type SealedPlace,
  type SealedTable,
  sealedColumns,
} from '#src/server/platform/keys/sealed-columns.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { findKeyStates } from './retire-keys.ts';

const tried = 20;

/** Says in words what is wrong with what is sealed; a few values of each column are opened. */
export async function examineKeys(db: Database, keys: Keys): Promise<string | undefined> {
  const { unknown } = await findKeyStates(db);
  const [first] = unknown;
  if (first) {
    const { count, place, keyId } = first;
    return `${count} values of ${place} were sealed with ${keyId || 'no key'}, which this database does not have: they came from another one, or are damaged.`;
  }
  for (const table of Object.keys(sealedColumns) as SealedTable[]) {
    for (const column of sealedColumns[table].columns) {
      const words = await tryColumn(db, keys, { table, column });
      if (words) return words;
    }
  }
  return undefined;
}

type Place = { table: SealedTable; column: string };

async function tryColumn(
  db: Database,
  keys: Keys,
  { table, column }: Place,
): Promise<string | undefined> {
  const { row } = sealedColumns[table];
  const names = sql.join([...row, column].map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, string>>`
    select ${names} from ${sql.table(table)} where ${sql.ref(column)} <> ''
    limit ${sql.lit(tried)}`.execute(db);
  for (const one of rows) {
    try {
      const of = row.map((name) => String(one[name]));
      keys.open(`${table}.${column}` as SealedPlace, of, String(one[column]));
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}
