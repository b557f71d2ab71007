import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { isOutOfReach } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openProxy } from '../../support/tcp-proxy.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

describe.runIf(testEngine === 'postgres')('a network that swallows everything', () => {
  let opened: TestDatabase;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let db: Database;
  beforeAll(async () => {
    opened = await openTestDatabase();
    const url = new URL(String(opened.address.databaseUrl));
    const { hostname: host, port } = url;
    proxy = await openProxy({ host, port: Number(port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    db = await openDatabase({ ...opened.address, databaseUrl: url.href });
  });
  afterAll(async () => {
    proxy.close();
    await db.destroy();
    await opened.close();
  });

  const ask = () => sql`select 1`.execute(db);

  test('questions under way end as out of reach in seconds, and are answered once it is mended', async () => {
    await Promise.all([ask(), ask(), ask()]);
    proxy.fallSilent();
    const ends = await Promise.allSettled([
      ask(),
      ask(),
      inTransaction(db, (trx) => sql`select 1`.execute(trx)),
    ]);
    for (const end of ends) {
      expect(end.status === 'rejected' && isOutOfReach(end.reason)).toBe(true);
    }
    const later = await ask().catch((error: unknown) => error);
    expect(isOutOfReach(later)).toBe(true);
    proxy.mend();
    await expect
      .poll(
        () =>
          ask().then(
            () => 'answered',
            () => 'not yet',
          ),
        { timeout: 10_000 },
      )
      .toBe('answered');
  });
});
