import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test.runIf(testEngine === 'postgres')(
  'a session that the database ends fails its query, and others answer the next ones',
  async () => {
    const dying = sql`select pg_terminate_backend(pg_backend_pid())`.execute(opened.db);
    await expect(dying).rejects.toThrow();
    const answered = () =>
      sql`select 1`.execute(opened.db).then(
        () => true,
        () => false,
      );
    await expect.poll(answered).toBe(true);
  },
);
