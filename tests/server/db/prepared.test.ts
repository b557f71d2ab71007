import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

type Switch = { name: string; value: string };
let built = 0;
const find = prepared((db, { name }: { name: string }) => {
  built += 1;
  const query = db.selectFrom('switches').select(['name', 'value']).where('name', '=', name);
  return engineOf(db) === 'postgres' ? query.forUpdate() : query;
});
const add = prepared((db, { rows, at }: { rows: Switch[]; at: number }) =>
  db
    .insertInto('switches')
    .values(rows.map((row) => ({ ...row, reason: '', set_at: at })))
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
const change = prepared((db, { name, ...columns }: { name: string; value?: string; at: number }) =>
  db
    .updateTable('switches')
    .set({ value: columns.value ?? 'none', set_at: columns.at })
    .where('name', '=', name)
    .where('set_at', '<', columns.at)
    .returning(['value', 'set_at as at']),
);

test('a prepared query is built once, and answers what is asked each time', async () => {
  const { db } = opened;
  const rows = [
    { name: 'one', value: '1' },
    { name: 'two', value: '2' },
  ];
  expect(await add.run(db, { rows, at: 1 })).toBe(2);
  expect(await add.run(db, { rows, at: 2 })).toBe(0);
  expect(await add.run(db, { rows: [{ name: 'three', value: '3' }], at: 3 })).toBe(1);
  expect(await find.first(db, { name: 'one' })).toEqual({ name: 'one', value: '1' });
  expect(await find.one(db, { name: 'two' })).toEqual({ name: 'two', value: '2' });
  expect(await find.all(db, { name: 'three' })).toEqual([{ name: 'three', value: '3' }]);
  expect(await find.first(db, { name: 'four' })).toBeUndefined();
  await expect(find.one(db, { name: 'four' })).rejects.toThrow('not found');
  expect(built).toBe(1);
});

test('a member that is left out makes another query', async () => {
  const { db } = opened;
  await add.run(db, { rows: [{ name: 'left', value: 'here' }], at: 1 });
  expect(await change.first(db, { name: 'left', value: 'out', at: 2 })).toEqual({
    value: 'out',
    at: 2,
  });
  expect(await change.first(db, { name: 'left', at: 3 })).toEqual({ value: 'none', at: 3 });
  expect(await change.first(db, { name: 'left', value: 'out', at: 4 })).toEqual({
    value: 'out',
    at: 4,
  });
  expect(await change.first(db, { name: 'left', at: 1 })).toBeUndefined();
});

test('inside a transaction it belongs to it, and is refused on `db` and when it is late', async () => {
  const { db } = opened;
  const row = { name: 'within', value: '1' };
  const failed = inTransaction(db, async (trx) => {
    await add.run(trx, { rows: [row], at: 1 });
    expect(await find.first(trx, row)).toEqual(row);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await find.first(db, { name: 'within' })).toBeUndefined();
  await expect(inTransaction(db, () => find.first(db, { name: 'one' }))).rejects.toThrow(
    'use `trx`',
  );
  let kept: Trx | undefined;
  await inTransaction(db, async (trx) => {
    kept = trx;
  });
  const late = add.run(kept as Trx, { rows: [{ name: 'late', value: '' }], at: 1 });
  await expect(late).rejects.toThrow();
  expect(await find.first(db, { name: 'late' })).toBeUndefined();
});

test('whoever guards the queries of a database sees it each time', async () => {
  let seen = 0;
  const watched = opened.db.withPlugin({
    transformQuery: ({ node }) => {
      seen += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  for (let times = 1; times <= 3; times += 1) {
    await find.first(watched, { name: 'one' });
    expect(seen).toBe(times);
  }
});

test('what is asked for at once is not mixed up', async () => {
  const { db } = opened;
  const names = Array.from({ length: 20 }, (_, index) => `at once ${index}`);
  await Promise.all(names.map((name) => add.run(db, { rows: [{ name, value: name }], at: 1 })));
  const found = await Promise.all(names.map((name) => find.one(db, { name })));
  expect(found.map(({ value }) => value)).toEqual(names);
});

test('a query that reckons with a value is refused when it is built', async () => {
  const older = prepared((db: Database, { at, byMs }: { at: number; byMs: number }) =>
    db
      .selectFrom('switches')
      .select('name')
      .where('set_at', '<', at - byMs),
  );
  await expect(older.all(opened.db, { at: 2, byMs: 1 })).rejects.toThrow('reckoning');
});
