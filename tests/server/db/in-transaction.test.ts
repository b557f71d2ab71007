import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const insert = (db: Database, name: string) =>
  db.insertInto('switches').values({ name, value: '0', reason: '', set_at: 0 }).execute();
const setValue = (db: Database, name: string, value: string) =>
  db.updateTable('switches').set({ value }).where('name', '=', name).execute();
const find = (db: Database, name: string) =>
  db.selectFrom('switches').select('value').where('name', '=', name).executeTakeFirst();

test('a transaction that throws leaves nothing and the database usable', async () => {
  const failed = inTransaction(opened.db, async (trx) => {
    await insert(trx, 'gone');
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await find(opened.db, 'gone')).toBeUndefined();
  await inTransaction(opened.db, (trx) => insert(trx, 'stays'));
  expect(await find(opened.db, 'stays')).toBeDefined();
});

test('a query on db inside a transaction throws instead of waiting for itself', async () => {
  const read = inTransaction(opened.db, () => find(opened.db, 'stays'));
  await expect(read).rejects.toThrow('use `trx`');
  const write = inTransaction(opened.db, () => insert(opened.db, 'other'));
  await expect(write).rejects.toThrow('use `trx`');
});

test('a transaction inside a transaction throws', async () => {
  const onDb = inTransaction(opened.db, () => inTransaction(opened.db, async () => {}));
  await expect(onDb).rejects.toThrow('inside another');
  const onTrx = inTransaction(opened.db, (trx) => inTransaction(trx, async () => {}));
  await expect(onTrx).rejects.toThrow('inside another');
});

test('a query on trx after its transaction throws', async () => {
  let kept: Trx | undefined;
  await inTransaction(opened.db, async (trx) => {
    kept = trx;
  });
  await expect(insert(kept as Trx, 'late')).rejects.toThrow();
  expect(await find(opened.db, 'late')).toBeUndefined();
});

test('work begun inside a transaction may use db once that transaction is over', async () => {
  const over = Promise.withResolvers<void>();
  const later = await inTransaction(opened.db, async () => ({
    found: over.promise.then(() => find(opened.db, 'stays')),
  }));
  over.resolve();
  expect(await later.found).toBeDefined();
});

test('an aborted signal rolls back what was not committed', async () => {
  const { signal, abort } = abortable();
  const aborted = inTransaction(
    opened.db,
    async (trx) => {
      await insert(trx, 'aborted');
      abort();
    },
    { signal },
  );
  await expect(aborted).rejects.toThrow('enough');
  expect(await find(opened.db, 'aborted')).toBeUndefined();
  await expect(inTransaction(opened.db, async () => 1, { signal })).rejects.toThrow('enough');
});

test('a transaction that PostgreSQL undoes for another is run again, five times at most', async () => {
  let runs = 0;
  const undone = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const result = await inTransaction(opened.db, async (trx) => {
    runs += 1;
    if (runs < 3) throw undone;
    await insert(trx, 'third time');
    return runs;
  });
  expect(result).toBe(3);
  runs = 0;
  const hopeless = inTransaction(opened.db, async () => {
    runs += 1;
    throw undone;
  });
  await expect(hopeless).rejects.toBe(undone);
  expect(runs).toBe(5);
});

test.runIf(testEngine === 'postgres')('two transactions in deadlock both succeed', async () => {
  await insert(opened.db, 'a');
  await insert(opened.db, 'b');
  const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lockBoth = (first: string, second: string, i: 0 | 1) =>
    inTransaction(opened.db, async (trx) => {
      await setValue(trx, first, String(i));
      bothHold[i]?.resolve();
      await bothHold[1 - i]?.promise;
      await setValue(trx, second, String(i));
    });
  await Promise.all([lockBoth('a', 'b', 0), lockBoth('b', 'a', 1)]);
  expect(await find(opened.db, 'a')).toEqual(await find(opened.db, 'b'));
});

test('a process killed in a transaction leaves what was committed and nothing else', async () => {
  const other = await openTestDatabase();
  await other.db.destroy();
  const program = join(import.meta.dirname, 'processes/die-in-transaction.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(other.address)]);
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  const db = await openDatabase(other.address);
  const transfers = await db.selectFrom('ledger_transfers').select('reference').execute();
  expect(transfers.map(({ reference }) => reference)).toEqual(['kept']);
  expect((await checkLedger(db, equations)).filter(({ ok }) => !ok)).toEqual([]);
  await db.destroy();
  await other.close();
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error('enough')) };
}
