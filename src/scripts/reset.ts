import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { type Config, parseConfig } from '#src/server/platform/config.ts';

const config = parseConfig(process.env);
if (config.mode !== 'demo') {
  console.error('Only a demo can be reset: WARMLIGHT_MODE is not demo.');
  process.exitCode = 1;
} else if (await isWanted()) {
  await reset(config);
  console.log('Everything is gone. Next: npm run migrate, then npm run seed.');
} else {
  console.error('Nothing was deleted. Say yes to the question, or give --yes.');
  process.exitCode = 1;
}

async function isWanted(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'Delete the whole demo database and its pictures? (yes/no) ',
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function reset({ databaseUrl, dataDir }: Config): Promise<void> {
  const address = databaseAddress({ databaseUrl, dataDir });
  if (databaseUrl !== undefined || existsSync(String(address.sqliteFile))) {
    // Opening it also proves that no other process writes the file we are about to delete.
    const db = await openDatabase(address);
    if (databaseUrl !== undefined) await recreateSchema(db);
    await db.destroy();
  }
  for (const ending of ['', '-wal', '-shm', '.lock']) {
    if (address.sqliteFile) rmSync(`${address.sqliteFile}${ending}`, { force: true });
  }
  for (const folder of ['media', 'private']) {
    rmSync(join(dataDir, folder), { recursive: true, force: true });
  }
}

async function recreateSchema(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.id(String(rows[0]?.name));
  await sql`drop schema ${schema} cascade`.execute(db);
  await sql`create schema ${schema}`.execute(db);
}
