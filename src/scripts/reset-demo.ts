import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { databaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { placeOfPayoutBooks } from '#src/server/payments/sandbox/payouts/payout-books.ts';
import { demoRoutes } from '#src/server/platform/channel-routes.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { demoParts } from '#src/server/platform/config/config-problems.ts';

/** Throws away everything of a demo: its books, the sandbox's, pictures, and what a restore kept. */
export async function resetDemo({ databaseUrl, dataDir }: Config): Promise<void> {
  const address = databaseAddress({ databaseUrl, dataDir });
  if (databaseUrl !== undefined || existsSync(String(address.sqliteFile))) {
    // Opening it also proves that no other process writes the file we are about to delete.
    const db = await openDatabase(address);
    if (databaseUrl !== undefined) await recreateSchema(db);
    await db.destroy();
  }
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir).filter((found) => ours.test(found))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Files are named as the database, the sandbox's books, a restore and copies that were cut short name them. */
const ours =
  /^((warmlight\.db|sandbox-[a-z-]+\.sqlite)(-wal|-shm|\.lock)?|media|private|closings|[\w.-]+\.before-restore-\d+|(backup|restore)-in-clear-\w+|restore-drill-\w+)$/;

const sandboxSchemas = [
  ...demoRoutes.map(({ gateway }) => gateway.replace('-', '_')),
  ...demoParts.PAYOUT_GATEWAY.map((bank) => placeOfPayoutBooks(bank).schema),
];

/** Ours is made anew; those of the sandbox, and what a restore kept, are made when they are needed. */
async function recreateSchema(db: Database): Promise<void> {
  const { rows: own } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const name = String(own[0]?.name);
  const { rows: others } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname in (${sql.join(sandboxSchemas)}) or nspname like ${`${name}\\_before\\_restore\\_%`}`.execute(
    db,
  );
  for (const schema of [name, ...others.map((other) => other.name)]) {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
  }
  await sql`create schema ${sql.id(name)}`.execute(db);
}
