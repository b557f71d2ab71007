import { sql } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import {
  type SealedPlace,
  type SealedTable,
  sealedColumns,
} from '#src/server/platform/keys/sealed-columns.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';

type RowValue = string | number;
type Row = Record<string, RowValue | null>;

const batch = 50;
/** Comes before every row. */
const beforeAll = (name: string): RowValue => (name === 'position' ? 0 : '');

export type ResealServices = Pick<Services, 'keys' | 'log'> & { db: Database };

/**
 * Seals anew what older versions of the key sealed, a few rows at a time, each as it was read or not at
 * all: a row that somebody writes meanwhile is theirs, and sealed by the present version already. What
 * was killed begins again with what is left. Answers how many values did not open.
 */
export async function resealValues(
  services: ResealServices,
  signal: AbortSignal,
): Promise<{ unopened: number }> {
  let unopened = 0;
  for (const table of Object.keys(sealedColumns) as SealedTable[]) {
    let after: readonly RowValue[] | undefined = sealedColumns[table].row.map(beforeAll);
    while (after && !signal.aborted) {
      const done = await resealBatch(services, table, after);
      unopened += done.unopened;
      after = done.last;
    }
  }
  return { unopened };
}

async function resealBatch(
  { db, keys, log }: ResealServices,
  table: SealedTable,
  after: readonly RowValue[],
): Promise<{ unopened: number; last: RowValue[] | undefined }> {
  const rows = await findOlder(db, { table, after, keyId: keys.currentKeyId() });
  let unopened = 0;
  await inTransaction(db, async (trx) => {
    unopened = 0;
    for (const row of rows) {
      try {
        await writeRow(trx, { table, row, anew: sealAnew(keys, table, row) });
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'SealError') throw error;
        unopened += 1;
        log.error({ err: error }, 'a sealed value does not open');
      }
    }
  });
  const last = rows.length < batch ? undefined : rows.at(-1);
  const { row } = sealedColumns[table];
  return { unopened, last: last && row.map((name) => last[name] ?? '') };
}

type Asked = { table: SealedTable; after: readonly RowValue[]; keyId: string };

async function findOlder(db: Database, { table, after, keyId }: Asked): Promise<Row[]> {
  const { row, columns } = sealedColumns[table];
  const names = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)));
  const older = columns.map(
    (name) => sql`(${sql.ref(name)} <> '' and ${sql.ref(name)} not like ${`${keyId}.%`})`,
  );
  const { rows } = await sql<Row>`
    select ${names([...row, ...columns])} from ${sql.table(table)}
    where (${names(row)}) > (${sql.join(after)}) and (${sql.join(older, sql` or `)})
    order by ${names(row)} limit ${sql.lit(batch)}`.execute(db);
  return rows;
}

/** Seals the columns that an older version sealed by this one. */
function sealAnew(keys: Keys, table: SealedTable, row: Row): Row {
  const anew: Row = {};
  for (const column of sealedColumns[table].columns) {
    const sealed = row[column];
    if (typeof sealed !== 'string' || sealed === '') continue;
    if (sealed.startsWith(`${keys.currentKeyId()}.`)) continue;
    const place = `${table}.${column}` as SealedPlace;
    const of = rowKeyOf(table, row);
    anew[column] = keys.seal(place, of, keys.open(place, of, sealed));
  }
  return anew;
}

type Change = { table: SealedTable; row: Row; anew: Row };

async function writeRow(trx: Trx, { table, row, anew }: Change): Promise<void> {
  const set = Object.entries(anew).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (set.length === 0) return;
  const asRead = [...sealedColumns[table].row, ...Object.keys(anew)];
  const same = asRead.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${sql.join(same, sql` and `)}`.execute(trx);
}

function rowKeyOf(table: SealedTable, row: Row): string[] {
  return sealedColumns[table].row.map((column) => String(row[column]));
}
