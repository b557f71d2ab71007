import { sql } from 'kysely';
import { type Database, engineOf } from './database.ts';

type Seen = { applied: number; columns: ReadonlySet<string> };

/**
 * This is what each database of this process had when it was looked at first, its migrations
 * applied.
 */
const had = new WeakMap<object, Seen>();

/**
 * Finds columns and tables that were there and are no more, though no migration was applied that
 * could have taken them: a newer version removes what this one does not read. The names of applied
 * migrations say nothing of a column that a hand took away.
 */
export async function findLostColumns(db: Database): Promise<string[]> {
  const applied = await countApplied(db);
  const columns = await readColumns(db);
  const { adapter } = db.getExecutor();
  const before = had.get(adapter);
  if (before?.applied === applied) return [...before.columns].filter((one) => !columns.has(one));
  had.set(adapter, { applied, columns });
  return [];
}

async function countApplied(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from kysely_migration`.execute(db);
  return Number(rows[0]?.count);
}

async function readColumns(db: Database): Promise<Set<string>> {
  const asked =
    engineOf(db) === 'postgres'
      ? sql<{ column: string }>`
          select pg_class.relname || '.' || attname as "column" from pg_attribute
          join pg_class on pg_class.oid = attrelid
          where relnamespace = current_schema()::regnamespace and relkind = 'r'
            and attnum > 0 and not attisdropped`
      : sql<{ column: string }>`
          select kept.name || '.' || found.name as "column"
          from sqlite_schema as kept, pragma_table_info(kept.name) as found
          where kept.type = 'table'`;
  const { rows } = await asked.execute(db);
  return new Set(rows.map(({ column }) => column));
}
