import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDamage } from '#src/server/db/damage.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { noteDamage } from '#src/server/ledger/note-damage.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { createServer } from '#src/server/server.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { testEngine } from '../../support/test-db.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

const outsideOfTransaction = AsyncLocalStorage.snapshot();
let t: TestServer;
beforeEach(async () => {
  t = await openTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.close();
});

/** Each time a server answers that has not looked yet. */
async function askReady() {
  const answer = await createServer(async () => t.services).request(`${testOrigin}/readyz`);
  return { status: answer.status, words: await answer.text() };
}

const says = (words: string) => ({ status: 503, words: expect.stringContaining(words) });
const page = 4096;
const lastPageOf = 'select max(pageno) as pageno from dbstat where name = ?';
const ready = { status: 200, words: 'ok' };

test('a node that can do its work is ready, and one that is about to end is not', async () => {
  expect(await askReady()).toEqual(ready);
  vi.spyOn(t.services, 'isStopping').mockReturnValue(true);
  expect(await askReady()).toEqual(says('about to end'));
});

test('one whose writes hang says so within its second, and is ready again after', async () => {
  await inTransaction(t.services.db, async (trx) => {
    if (testEngine === 'postgres') await sql`lock table switches`.execute(trx);
    expect(await outsideOfTransaction(askReady)).toEqual(says('takes no writes'));
  });
  expect(await askReady()).toEqual(ready);
});

test('one whose database lacks a migration says so', async () => {
  await sql`delete from kysely_migration`.execute(t.services.db);
  expect(await askReady()).toEqual(says('lacks a migration'));
});

test('one whose database lost a column since it was looked at says so, until it is back', async () => {
  expect(await askReady()).toEqual(ready);
  await sql`alter table donations rename column words to words_elsewhere`.execute(t.services.db);
  expect(await askReady()).toEqual(says('lost a column'));
  await sql`alter table donations rename column words_elsewhere to words`.execute(t.services.db);
  expect(await askReady()).toEqual(ready);
});

test('one whose database got more columns and tables, as a newer version makes, is ready', async () => {
  expect(await askReady()).toEqual(ready);
  await sql`alter table donations add column next_words text`.execute(t.services.db);
  await sql`create table next_things (id text primary key)`.execute(t.services.db);
  expect(await askReady()).toEqual(ready);
  // The one after takes away what this one does not read.
  await sql`alter table donations drop column next_words`.execute(t.services.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-next', '9999-01-01')`.execute(
    t.services.db,
  );
  expect(await askReady()).toEqual(ready);
});

test.runIf(testEngine === 'postgres')('one whose clock is wrong says so', async () => {
  const real = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(real - 60_000);
  expect(await askReady()).toEqual(says('clocks'));
});

test('a disk that is not there is no room', async () => {
  t.services.config = { ...t.services.config, dataDir: '/nowhere' };
  expect(await askReady()).toEqual(says('5 percent'));
});

test('a damaged database freezes money out, even when it takes no word of it', async () => {
  const { db } = t.services;
  await expect(requireMoneyOut(db)).resolves.toBeUndefined();
  await sql`drop table switches`.execute(db);
  await noteDamage(t.services, 'a page is not what it was', t.services.now());
  await expect(requireMoneyOut(db)).rejects.toThrow('moneyOutFrozen');
  await expect(inTransaction(db, requireMoneyOut)).rejects.toThrow('moneyOutFrozen');
  expect(await t.services.metrics.registry.metrics()).toContain('warmlight_database_damaged 1');
  expect((await askReady()).words).toContain('damaged');
});

test.runIf(testEngine === 'sqlite')(
  'a file with a damaged page is found out at the start',
  async () => {
    const file = String(t.database.address.sqliteFile);
    expect(await findDamage(t.services.db)).toBeUndefined();
    const copy = `${file}-copy`;
    await sql`insert into rate_counters (key, count, expires_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      select 'a rate of ' || i, 1, 1 from n`.execute(t.services.db);
    await sql`vacuum into ${copy}`.execute(t.services.db);
    const whole = new DatabaseSync(copy);
    const last = whole.prepare(lastPageOf).get('rate_counters')?.pageno;
    whole.close();
    const disk = openSync(copy, 'r+');
    writeSync(disk, Buffer.alloc(page, 7), 0, page, (Number(last) - 1) * page);
    closeSync(disk);
    const damaged = await openDatabase({ sqliteFile: copy, readOnly: true });
    expect(await findDamage(damaged)).toBeTruthy();
    await damaged.destroy();
  },
);

test('who reads is answered although last seen can not be written', async () => {
  const token = await t.signIn('13800000001');
  t.setNow(t.services.now() + 10 * 60_000);
  await inTransaction(t.services.db, async (trx) => {
    if (testEngine === 'postgres') await sql`lock table sessions in share mode`.execute(trx);
    const answer = await outsideOfTransaction(() => t.call(userInfo, {}, { token }));
    expect(answer.status).toBe(200);
  });
});
