import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, engineOf } from './database.ts';
import * as people from './migrations/0001-people.ts';
import * as cases from './migrations/0002-cases.ts';
import * as donations from './migrations/0003-donations.ts';
import * as moneyOut from './migrations/0004-money-out.ts';
import * as ledger from './migrations/0005-ledger.ts';
import * as work from './migrations/0006-work.ts';
import * as sharing from './migrations/0007-sharing.ts';
import * as comments from './migrations/0008-comments.ts';
import * as verifications from './migrations/0009-verifications.ts';
import * as tracing from './migrations/0011-tracing.ts';
import * as review from './migrations/0012-review.ts';
import * as messages from './migrations/0013-messages.ts';
import * as media from './migrations/0014-media.ts';
import * as progress from './migrations/0015-progress.ts';
import * as raising from './migrations/0016-raising.ts';
import * as payouts from './migrations/0017-payouts.ts';
import * as refunds from './migrations/0018-refunds.ts';
import * as cloneGuard from './migrations/0019-clone-guard.ts';
import * as kinds from './migrations/0020-kinds.ts';
import * as desk from './migrations/0022-desk.ts';
import * as moneyBack from './migrations/0023-money-back.ts';
import * as pool from './migrations/0024-pool.ts';
import * as fundUses from './migrations/0025-fund-uses.ts';
import * as objections from './migrations/0026-objections.ts';
import * as lostReceipts from './migrations/0027-lost-receipts.ts';
import * as clawbacks from './migrations/0028-clawbacks.ts';

/** Listed by hand, since a bundle has no folder to look into. */
const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-cases': cases,
  '0003-donations': donations,
  '0004-money-out': moneyOut,
  '0005-ledger': ledger,
  '0006-work': work,
  '0008-comments': comments,
  '0009-verifications': verifications,
  '0007-sharing': sharing,
  '0011-tracing': tracing,
  '0012-review': review,
  '0015-progress': progress,
  '0013-messages': messages,
  '0014-media': media,
  '0016-raising': raising,
  '0017-payouts': payouts,
  '0018-refunds': refunds,
  '0019-clone-guard': cloneGuard,
  '0020-kinds': kinds,
  '0022-desk': desk,
  '0023-money-back': moneyBack,
  '0024-pool': pool,
  '0025-fund-uses': fundUses,
  '0026-objections': objections,
  '0027-lost-receipts': lostReceipts,
  '0028-clawbacks': clawbacks,
};

/** Brings the tables up to date and returns the names of the migrations it applied. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = await openMigrator(db);
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** The migrations this build knows and the database lacks. */
export async function findPendingMigrations(db: Database): Promise<string[]> {
  const migrator = await openMigrator(db);
  const known = await migrator.getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

export async function openMigrator(db: Database): Promise<Migrator> {
  return new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
    ...(engineOf(db) === 'postgres' ? { migrationTableSchema: await currentSchema(db) } : {}),
  });
}

/** Without it, Kysely takes the migration table of any schema of the database for ours. */
async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (typeof name !== 'string') throw new Error('The search path names no existing schema.');
  return name;
}
