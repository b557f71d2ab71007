import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#src/server/db/migrate.ts';
import { type DatabaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { makeCase } from '../support/case-factory.ts';
import { startServerProcess } from '../support/server-process.ts';

let openCase = '';

/** Starts the built server over a database in which one family raises. */
export const serve = async (env: NodeJS.ProcessEnv = {}) =>
  startServerProcess(await seedFolder(), { TRUST_PROXY: '1', ...env });

/** Finds the family of the database that was seeded last. */
export const findOpenCase = () => openCase;

/** Makes a folder with a database in which one family raises. */
export async function seedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'warmlight-faults-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await seedOpenCase({ sqliteFile: join(folder, 'warmlight.db') });
  return folder;
}

export async function seedOpenCase(address: DatabaseAddress): Promise<void> {
  const db = await openDatabase(address);
  await migrate(db);
  openCase = (await makeCase(db)).id;
  await db.destroy();
}
