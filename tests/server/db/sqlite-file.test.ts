import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDatabase } from '#src/server/db/open-database.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../../support/test-db.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe.runIf(testEngine === 'sqlite')('a file', () => {
  const holder = join(import.meta.dirname, 'processes/hold-database.ts');

  test('keeps its promises to money: durable writes, foreign keys, triggers that recurse', async () => {
    const settings = await inTransaction(opened.db, async (trx) => {
      const names = [
        'journal_mode',
        'synchronous',
        'foreign_keys',
        'recursive_triggers',
        'timeout',
      ];
      const values = [];
      for (const name of names) {
        const pragma = name === 'timeout' ? 'busy_timeout' : name;
        const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(trx);
        values.push((rows[0] as Record<string, unknown>)[name]);
      }
      return values;
    });
    expect(settings).toEqual(['wal', 2, 1, 1, 50]);
  });

  test('is written by one process: a second is told which file and why', async () => {
    const file = String(opened.address.sqliteFile);
    const second = spawn(process.execPath, [holder, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    const words = await wordsOf(second);
    expect(words).toContain(`Another Warmlight process writes ${file}`);
    expect(second.exitCode).toBe(1);
  });

  test('is locked under every name it has', async () => {
    const link = `${opened.address.sqliteFile}-link`;
    symlinkSync(String(opened.address.sqliteFile), link);
    await expect(openDatabase({ sqliteFile: link })).rejects.toThrow('Another Warmlight process');
  });

  test('is free again when its process was killed', async () => {
    const other = await openTestDatabase();
    await other.db.destroy();
    const first = spawn(process.execPath, [holder, String(other.address.sqliteFile)]);
    await once(first.stdout, 'data');
    await expect(openDatabase(other.address)).rejects.toThrow('Another Warmlight process');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const again = await openDatabase(other.address);
    await again.destroy();
    await other.close();
  });

  test('can be read, and only read, beside the process that writes it', async () => {
    const reader = await openDatabase({ ...opened.address, readOnly: true });
    await expect(reader.selectFrom('users').select('id').execute()).resolves.toEqual([]);
    await expect(reader.deleteFrom('users').execute()).rejects.toThrow('reading only');
    await reader.destroy();
  });
});

async function wordsOf(child: ChildProcess): Promise<string> {
  let words = '';
  child.stderr?.on('data', (chunk) => {
    words += String(chunk);
  });
  await once(child, 'close');
  return words;
}
