import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPendingMigrations, migrate } from '#src/server/db/migrate.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('migrating again applies nothing', async () => {
  expect(await findPendingMigrations(opened.db)).toEqual([]);
  expect(await migrate(opened.db)).toEqual([]);
});

test.runIf(testEngine === 'postgres')(
  'two processes that migrate at once apply each migration once',
  async () => {
    await sql`create schema fresh`.execute(opened.db);
    const nodes = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ ...opened.address, searchPath: 'fresh' })),
    );
    const pending = await findPendingMigrations(nodes[0] as TestDatabase['db']);
    const applied = await Promise.all(nodes.map((node) => migrate(node)));
    await Promise.all(nodes.map((node) => node.destroy()));
    expect(applied.flat().sort()).toEqual(pending);
    expect(pending.length).toBeGreaterThan(0);
  },
);
