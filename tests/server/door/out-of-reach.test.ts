import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
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
    t.services.db = withTrailKey(hasty, t.services.keys);
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

/** Below what the database has already, no page more can be had: the disk is full. */
async function capPages(pages: number): Promise<void> {
  await inTransaction(t.services.db, async (trx) => {
    await sql.raw(`pragma max_page_count = ${pages}`).execute(trx);
  });
}

test.runIf(testEngine === 'sqlite')(
  'with a full disk writing is unavailable and reading goes on, until there is room again',
  async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    await capPages(1);
    const answers = [];
    // Pages that are half empty take some rows yet.
    for (let at = 0; at < 200 && answers.at(-1)?.status !== 503; at += 1) {
      const mobile = `139${String(at).padStart(8, '0')}`;
      const headers = { 'x-client-address': `10.1.${at}.1` };
      answers.push(await t.call(sendVerifyCode, { mobile }, { headers }));
    }
    expect(answers.at(-1)).toMatchObject({ status: 503, refusal: { reason: 'unavailable' } });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await t.call(getCaseInfo, { infoUuid })).status).toBe(200);
    await capPages(1_000_000);
    const again = await t.call(sendVerifyCode, { mobile: '13900009999' });
    expect(again.status).toBe(200);
  },
);
