import { endRaising } from '#src/server/cases/transitions/end-raising.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { everyTag } from '#src/server/platform/page-tags.ts';
import { overlapMs } from '#src/server/reconciliation/restore/find-restore.ts';
import type { Services } from '#src/server/services.ts';
import { daysBetween } from '#src/shared/platform/china-days.ts';
import { type Closings, placesOf, readClosings } from './closings-of-day.ts';
import { endAccount } from './end-account.ts';

type ClosingServices = Pick<Services, 'config' | 'db' | 'keys' | 'media' | 'pageTags'>;
export type ReadFrom = { backupAt: number };

type ClosedAgain = {
  closed: number;
  /**
   * These are cases of theirs that had ended and go on in these books, in a way that only staff can
   * end.
   */
  openCaseIds: string[];
};

/**
 * Closes the accounts again that were closed since a backup that was put back, by the lists outside of
 * it. What may be open is not asked: nothing was when they were closed. A second run finds them closed.
 */
export async function closeAgain(
  services: ClosingServices,
  { backupAt }: ReadFrom,
  now: number,
): Promise<ClosedAgain> {
  const { db, keys, pageTags } = services;
  const closings = await readSince(services, backupAt, now);
  const again: ClosedAgain = { closed: 0, openCaseIds: [] };
  if (closings.size === 0) return again;
  for (let after = ''; ; ) {
    const userIds = await findNotClosed(db, after);
    for (const userId of userIds) {
      const closedAt = closings.get(keys.blindIndex('closing', userId));
      if (closedAt === undefined) continue;
      const open = await inTransaction(db, async (trx) => {
        await endAccount(trx, { keys, userId }, closedAt);
        return endOwnCases(trx, userId, closedAt);
      });
      again.closed += 1;
      again.openCaseIds.push(...open);
    }
    after = userIds.at(-1) ?? '';
    if (userIds.length < batch) break;
  }
  if (again.closed > 0) pageTags.purge(everyTag);
  return again;
}

/** Reads also those of the day before, for what was on its way when the backup was made. */
async function readSince(
  services: ClosingServices,
  backupAt: number,
  now: number,
): Promise<Closings> {
  const found: Closings = new Map();
  for (const place of placesOf(services))
    for (const day of daysBetween(backupAt - overlapMs, now))
      for (const [hash, closedAt] of await readClosings(place, day)) found.set(hash, closedAt);
  return found;
}

const batch = 1000;

async function findNotClosed(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody gives to an appeal whose family is gone; answers those that stand otherwise and go on. */
async function endOwnCases(trx: Trx, userId: string, closedAt: number): Promise<string[]> {
  const cases = await trx
    .selectFrom('cases')
    .select(['id', 'status'])
    .where('owner_user_id', '=', userId)
    .where('status', 'not in', ['FINISHED', 'APPROVE_DENIED'])
    .execute();
  const raising = cases.filter(({ status }) => status === 'CROWDFUNDING_STATED');
  for (const { id: caseId } of raising) {
    await endRaising(trx, { caseId, hasSucceeded: false, stopReason: null }, closedAt);
  }
  return cases.filter((one) => !raising.includes(one)).map(({ id }) => id);
}
