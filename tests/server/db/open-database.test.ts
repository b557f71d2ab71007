import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toExactNumber } from '#src/server/db/engines/postgres-dialect.ts';
import { refuseOldSqlite } from '#src/server/db/engines/sqlite-dialect.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

/** Runs work as a request beside ours would, in an async context of its own. */
const outsideOfTransaction = AsyncLocalStorage.snapshot();
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('sums and counts come back as numbers', async () => {
  const { rows } = await sql<{ total: number; times: number }>`
    select sum(amount) as total, count(*) as times
    from (select cast(9000000000000000 as bigint) as amount) as one`.execute(opened.db);
  expect(rows[0]).toMatchObject({ total: 9_000_000_000_000_000, times: 1 });
});

test('an integer that a number cannot hold exactly throws instead of being rounded', async () => {
  const query = sql`select cast(9007199254740993 as bigint) as amount`.execute(opened.db);
  await expect(query).rejects.toThrow();
  expect(() => toExactNumber('9007199254740993')).toThrow(RangeError);
  expect(toExactNumber('-9007199254740991')).toBe(-9_007_199_254_740_991);
});

test('an address of nothing and a database in memory are refused', async () => {
  await expect(openDatabase({})).rejects.toThrow('Neither');
  await expect(openDatabase({ sqliteFile: ':memory:' })).rejects.toThrow('memory');
});

test('an SQLite that may lose writes is refused by version', () => {
  expect(() => refuseOldSqlite('3.51.2')).toThrow('3.51.3');
  expect(() => refuseOldSqlite('3.9.9')).toThrow('3.51.3');
  expect(() => refuseOldSqlite('3.51.3')).not.toThrow();
  expect(() => refuseOldSqlite('3.53.0')).not.toThrow();
  expect(() => refuseOldSqlite('4.0.0')).not.toThrow();
});

test('a query after closing throws', async () => {
  const other = await openTestDatabase();
  await other.close();
  await expect(sql`select 1`.execute(other.db)).rejects.toThrow();
});

test('a read beside an open transaction does not wait and sees the state before it', async () => {
  await inTransaction(opened.db, async (trx) => {
    await trx
      .insertInto('switches')
      .values({ name: 'seen', value: 'on', reason: '', set_at: 1 })
      .execute();
    const seen = await outsideOfTransaction(() =>
      opened.db.selectFrom('switches').select('name').where('name', '=', 'seen').execute(),
    );
    expect(seen).toEqual([]);
  });
  const seen = await opened.db.selectFrom('switches').select('name').execute();
  expect(seen.map(({ name }) => name)).toEqual(['seen']);
});

test('writes without a transaction take turns with transactions', async () => {
  const names = Array.from({ length: 50 }, (_, i) => `turn-${i}`);
  await Promise.all(
    names.map((name, i) => {
      const row = { name, value: 'on', reason: '', set_at: i };
      return i % 2 === 0
        ? opened.db.insertInto('switches').values(row).execute()
        : inTransaction(opened.db, (trx) => trx.insertInto('switches').values(row).execute());
    }),
  );
  const rows = await opened.db
    .selectFrom('switches')
    .select('name')
    .where('name', 'like', 'turn-%')
    .execute();
  expect(rows).toHaveLength(50);
});

test('rows can be streamed', async () => {
  if (testEngine === 'postgres') return;
  const names: string[] = [];
  for await (const row of opened.db
    .selectFrom('switches')
    .select('name')
    .orderBy('name')
    .stream()) {
    names.push(row.name);
  }
  expect(names).toEqual([...names].sort());
});

test.runIf(testEngine === 'postgres')('a search path chooses the schema', async () => {
  await sql`create schema "Side Room"`.execute(opened.db);
  const side = await openDatabase({ ...opened.address, searchPath: '"Side Room"' });
  const { rows } = await sql`select current_schema() as name`.execute(side);
  await side.destroy();
  expect(rows).toEqual([{ name: 'Side Room' }]);
});
