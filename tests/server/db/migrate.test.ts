import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMissingMigrations, migrate } from '#src/server/db/migrate.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('migrating again applies nothing', async () => {
  expect(await migrate(opened.db)).toEqual([]);
});

test.runIf(testEngine === 'postgres')(
  'two processes that migrate at once apply each migration once',
  async () => {
    await sql`create schema fresh`.execute(opened.db);
    const nodes = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ ...opened.address, searchPath: 'fresh' })),
    );
    const applied = (await Promise.all(nodes.map((node) => migrate(node)))).flat();
    const left = await Promise.all(nodes.map((node) => migrate(node)));
    await Promise.all(nodes.map((node) => node.destroy()));
    expect(applied.length).toBeGreaterThan(0);
    expect(applied).toHaveLength(new Set(applied).size);
    expect(left.flat()).toEqual([]);
  },
);

/** It was applied as if after all of ours, whatever the day of the test. */
const addApplied = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${'9999-01-01'})`.execute(
    opened.db,
  );
const removeApplied = (name: string) =>
  sql`delete from kysely_migration where name = ${name}`.execute(opened.db);

test('the version before serves the tables of a newer one, and lacks nothing', async () => {
  await addApplied('9999-next');
  expect(await migrate(opened.db)).toEqual([]);
  expect(await findMissingMigrations(opened.db)).toEqual([]);
  await removeApplied('9999-next');
});

test("a migration that is nobody's and stands before ours is refused", async () => {
  await addApplied('0000-of-others');
  await expect(migrate(opened.db)).rejects.toThrow('0000-of-others');
  await removeApplied('0000-of-others');
});
