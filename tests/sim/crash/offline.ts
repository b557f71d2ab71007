import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type DatabaseAddress, openDatabase } from '#src/server/db/open-database.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import { openKeys } from '#src/server/platform/keys/open-keys.ts';
import { withTrailKey } from '#src/server/platform/trail-key.ts';
import { launchRefund } from '#src/server/refunds/case/launch-refund.ts';
import { releaseRefund } from '#src/server/refunds/case/release-refund.ts';
import { passRefund } from '#src/server/refunds/case/review-refund.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';
import type { Services } from '#src/server/services.ts';
import { passWithdrawal } from '#src/server/withdrawals/notice/start-notice.ts';
import { releasePayout } from '#src/server/withdrawals/payout/release-payout.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { furnish } from '../../support/furnish.ts';
import type { Base } from '../world/base.ts';

/** This is where the servers keep what they know. */
export type Place = { folder: string; databaseUrl?: string | undefined };

export function addressOf({ folder, databaseUrl }: Place): DatabaseAddress {
  return databaseUrl ? { databaseUrl } : { sqliteFile: join(folder, 'warmlight.db') };
}

/**
 * Opens the database with everything a use case needs; on SQLite while its server is down. Its keys
 * are the server's own: with others, an account written here could be paid by no server.
 */
export async function offline<T>(
  place: Place,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(addressOf(place));
  try {
    const services = furnish({ db }, { DATA_DIR: place.folder }, Date.now);
    const { keys } = await openKeys(db, services.config, Date.now);
    return await work({ ...services, keys, db: withTrailKey(db, keys) });
  } finally {
    await db.destroy();
  }
}

/**
 * Makes it as if an hour had gone by since the server died: leases of the dead have run out, and
 * what waits for its next try is due.
 */
export async function letTimePass({ db }: Services): Promise<void> {
  const now = Date.now();
  await db
    .updateTable('jobs')
    .set({ leased_by: null, leased_until: null, run_at: now, attempts: 0 })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<', now + 3_600_000)
    .execute();
  await sql`update refunds set next_try_at = ${now} where next_try_at > ${now}`.execute(db);
  await sql`update payments set next_query_at = ${now}
    where next_query_at > ${now} and status <> 'SUCCEEDED'`.execute(db);
  await inTransaction(db, (trx) => queueRefunds(trx, now));
}

const clockJobs = ['reconcile-payments', 'watch-payouts', 'take-returns'];

/** Asks now for what the clock would ask for within the next hours. */
export async function askAboutEverything(services: Services): Promise<void> {
  await letTimePass(services);
  const now = Date.now();
  await inTransaction(services.db, async (trx) => {
    await sql`update payments set next_query_at = ${now} where next_query_at is not null`.execute(
      trx,
    );
    for (const name of clockJobs) await enqueue(trx, { name, payload: null, runAt: now });
  });
}

const notices = 90_000_000;

/** Does what staff decide between two lives of the server: everything that waits for them goes on. */
export async function decideAll(services: Services, { staff }: Base): Promise<void> {
  const [reviewer, releaser] = staff.map(({ userId }) => userId) as [string, string];
  await decideWithdrawals(services, { reviewer, releaser });
  await decideRefunds(services, { reviewer, releaser });
}

type Hands = { reviewer: string; releaser: string };

async function decideWithdrawals({ db, config }: Services, { reviewer, releaser }: Hands) {
  const now = Date.now();
  const reviewing = await selectIds(db, 'withdrawals', 'REVIEWING');
  for (const withdrawalId of reviewing) {
    const passed = { withdrawalId, staffUserId: reviewer, isSecond: false, now: now - notices };
    await unlessRefused(() => inTransaction(db, (trx) => passWithdrawal(trx, passed, config)));
  }
  for (const withdrawalId of [...(await selectIds(db, 'withdrawals', 'NOTICE')), ...reviewing]) {
    const released = { position: 1, staffUserId: releaser, gateway: 'sandbox-bank', now };
    await unlessRefused(() =>
      inTransaction(db, (trx) => releasePayout(trx, { withdrawalId, ...released })),
    );
  }
}

async function decideRefunds({ db }: Services, { reviewer, releaser }: Hands): Promise<void> {
  const now = Date.now();
  for (const refundId of await selectIds(db, 'case_refunds', 'APPLIED')) {
    const decided = { refundId, staffUserId: reviewer, words: '', now };
    await unlessRefused(() => inTransaction(db, (trx) => passRefund(trx, decided)));
  }
  for (const refundId of await selectIds(db, 'case_refunds', 'PASSED')) {
    const { applicant } = await applicantOf(db, refundId);
    await unlessRefused(() => launchRefund({ db }, { refundId, userId: applicant ?? '' }, now));
    const decided = { refundId, staffUserId: releaser, now };
    await unlessRefused(() => inTransaction(db, (trx) => releaseRefund(trx, decided)));
  }
}

async function selectIds(db: Database, table: 'withdrawals' | 'case_refunds', status: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where status = ${status}`.execute(db);
  return rows.map(({ id }) => id);
}

function applicantOf(db: Database, refundId: string) {
  return db
    .selectFrom('case_refunds')
    .select('applicant_user_id as applicant')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
}

async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

/** A family that asked for its gifts to go back starts again, so that the next round has a case. */
export async function reopenCases({ db }: Services): Promise<void> {
  await sql`update cases set status = 'CROWDFUNDING_STATED', end_reason = null, finished_at = null
    where not exists (select 1 from withdrawals where withdrawals.case_id = cases.id
        and withdrawals.status in ('REVIEWING', 'NOTICE', 'PAYING'))
      and not exists (select 1 from case_refunds where case_refunds.case_id = cases.id
        and case_refunds.status in ('APPLIED', 'PASSED', 'RUNNING'))`.execute(db);
  await sql`delete from fund_uses`.execute(db);
}
