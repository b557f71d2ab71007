import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { getCaseInfo } from '#src/shared/cases/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { testEngine } from '../../support/test-db.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

const outsideOfTransaction = AsyncLocalStorage.snapshot();
let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test.runIf(testEngine === 'postgres')(
  'what others hold for too long is unavailable for now, and is there again after them',
  async () => {
    const { db } = t.services;
    const { id: infoUuid } = await makeCase(db);
    const hasty = await openDatabase({ ...t.database.address, statementTimeoutMs: 200 });
    t.services.db = hasty;
    try {
      await inTransaction(db, async (trx) => {
        await sql`lock table cases in access exclusive mode`.execute(trx);
        const ask = () => t.call(getCaseInfo, { infoUuid });
        const { status, refusal } = await outsideOfTransaction(ask);
        expect({ status, reason: refusal?.reason }).toEqual({ status: 503, reason: 'unavailable' });
      });
      expect((await t.call(getCaseInfo, { infoUuid })).status).toBe(200);
    } finally {
      t.services.db = db;
      await hasty.destroy();
    }
  },
);
