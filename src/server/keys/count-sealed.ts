import { sql } from 'kysely';
import { type Database, engineOf } from '#src/server/db/database.ts';
import { type SealedTable, sealedColumns } from '#src/server/platform/keys/sealed-columns.ts';

/** This is how many values of a column a version of the key sealed. */
type SealedCount = { place: string; keyId: string; count: number };

/** Counts those of every column, pictures too; what is empty was erased. */
export async function countSealed(db: Database): Promise<SealedCount[]> {
  const counts = [];
  for (const table of Object.keys(sealedColumns) as SealedTable[]) {
    for (const column of sealedColumns[table].columns) {
      counts.push(await countColumn(db, table, column));
    }
  }
  const pictures = await db
    .selectFrom('images')
    .select(['sealed_with as keyId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('sealed_with')
    .execute();
  counts.push(
    pictures.map(({ keyId, count }) => ({ place: 'images', keyId, count: Number(count) })),
  );
  return counts.flat();
}

async function countColumn(
  db: Database,
  table: SealedTable,
  column: string,
): Promise<SealedCount[]> {
  const value = sql.ref(column);
  const keyId =
    engineOf(db) === 'postgres'
      ? sql`split_part(${value}, '.', 1)`
      : sql`substr(${value}, 1, instr(${value}, '.') - 1)`;
  const { rows } = await sql<{ keyId: string; count: number }>`
    select ${keyId} as "keyId", count(*) as count from ${sql.table(table)}
    where ${value} is not null and ${value} <> '' group by 1`.execute(db);
  return rows.map((row) => ({ ...row, place: `${table}.${column}`, count: Number(row.count) }));
}
