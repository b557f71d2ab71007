import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#src/server/db/migrate.ts';
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
