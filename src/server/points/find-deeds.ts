import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { dayNumberOf, dayOf, startOfDayNumber } from '#src/shared/platform/china-days.ts';
import { claimDays, type PointTask, readingMs } from '#src/shared/points/tasks.ts';

/**
 * This is something a person did that the platform saw itself; `subject` is unique within its task.
 */
export type Deed = { subject: string; day: string };

type Span = { userId: string; since: number; now: number };
type Seen = { subject: string; at: number };

/** Finds what a person did of a task in the last days, oldest first, whether taken or not. */
export async function findDeeds(
  db: Database | Trx,
  { userId, taskId }: { userId: string; taskId: PointTask },
  now: number,
): Promise<Deed[]> {
  const since = startOfDayNumber(dayNumberOf(now) - claimDays + 1);
  const seen = await finders[taskId](db, { userId, since, now });
  return seen
    .sort((one, other) => one.at - other.at)
    .map(({ subject, at }) => ({ subject, day: dayOf(at) }));
}

const finders: Record<PointTask, (db: Database | Trx, span: Span) => Promise<Seen[]>> = {
  signIn: async () => [],
  read: findRead,
  follow: findFollowed,
  share: findShared,
  verify: findVerified,
};

function findRead(db: Database | Trx, { userId, since, now }: Span): Promise<Seen[]> {
  return db
    .selectFrom('guide_openings')
    .select(['guide as subject', 'opened_at as at'])
    .where('user_id', '=', userId)
    .where('opened_at', '>=', since)
    .where('opened_at', '<=', now - readingMs)
    .execute();
}

async function findFollowed(db: Database | Trx, { userId, since, now }: Span): Promise<Seen[]> {
  const rows = await db
    .selectFrom('case_follows')
    .innerJoin('cases', 'cases.id', 'case_follows.case_id')
    .select(['case_follows.case_id as subject', 'case_follows.created_at as at'])
    .select(caseStateColumns)
    .where('case_follows.user_id', '=', userId)
    .where('case_follows.created_at', '>=', since)
    .where('cases.owner_user_id', '<>', userId)
    .execute();
  return rows.filter((row) => canCase('share', row, now));
}

/** A case counts when someone else came by a link of this person for it. */
async function findShared(db: Database | Trx, { userId, since, now }: Span): Promise<Seen[]> {
  const rows = await db
    .selectFrom('shares')
    .innerJoin('share_visits', 'share_visits.share_id', 'shares.id')
    .innerJoin('cases', 'cases.id', 'shares.case_id')
    .select('shares.case_id as subject')
    .select(({ fn }) => fn.min<number>('share_visits.created_at').as('at'))
    .select(caseStateColumns)
    .where('shares.user_id', '=', userId)
    .where('share_visits.created_at', '>=', since)
    .where('cases.owner_user_id', '<>', userId)
    .groupBy(['shares.case_id', 'cases.id'])
    .execute();
  return rows
    .filter((row) => canCase('share', row, now))
    .map(({ subject, at }) => ({ subject, at: Number(at) }));
}

/** Finds only what meets the rules of trust, and neither its author nor anyone else took away. */
async function findVerified(db: Database | Trx, { userId, since, now }: Span): Promise<Seen[]> {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select(['verifications.id as subject', 'verifications.counted_at'])
    .select(caseStateColumns)
    .where('verifications.user_id', '=', userId)
    .where('verifications.counted_at', '>=', since)
    .where('verifications.hidden_at', 'is', null)
    .where('verifications.withdrawn_at', 'is', null)
    .execute();
  return rows
    .filter((row) => canCase('share', row, now))
    .map(({ subject, counted_at }) => ({ subject, at: counted_at ?? now }));
}
