import { findBrowserMates } from '#src/server/activities/match/find-browser-mates.ts';
import { hasEverGiven } from '#src/server/cases/gifts/has-ever-given.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { NotForThem } from '#src/shared/venues/allowance/allowance-view.ts';

type Asked = { userId: string; venueId: string; accountAgeDays: number };

/** Finds why a venue's allowance is not for somebody who has had none; undefined where it is. */
export async function findWhyNotTheirs(
  db: Database | Trx,
  { userId, venueId, accountAgeDays }: Asked,
  now: number,
): Promise<Exclude<NotForThem, 'had'> | undefined> {
  const person = await db
    .selectFrom('users')
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select(['staff_roles.role', 'users.created_at as createdAt'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (person.role !== null) return 'staff';
  if (await isOfFamily(db, { userId, venueId })) return 'family';
  if (person.createdAt > now - accountAgeDays * dayMs) return 'young';
  if (await hasEverGiven(db, userId)) return 'gave';
  return (await sharesBrowser(db, userId)) ? 'sharedBrowser' : undefined;
}

/**
 * Is it somebody whose appeal the venue gathers, or whom one of these families ever named as payee?
 */
async function isOfFamily(
  db: Database | Trx,
  { userId, venueId }: Pick<Asked, 'userId' | 'venueId'>,
): Promise<boolean> {
  const own = await db
    .selectFrom('venue_cases')
    .innerJoin('cases', 'cases.id', 'venue_cases.case_id')
    .leftJoin('case_payees', 'case_payees.case_id', 'cases.id')
    .select('cases.id')
    .where('venue_cases.activity_id', '=', venueId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('cases.owner_user_id', '=', userId),
        eb(
          'case_payees.mobile_index',
          'in',
          selectFrom('users').select('mobile_index').where('users.id', '=', userId),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

/** Does it share one with somebody who has an allowance, or directed one? */
async function sharesBrowser(db: Database | Trx, userId: string): Promise<boolean> {
  const mates = await findBrowserMates(db, userId);
  if (mates.length === 0) return false;
  const had = await db
    .selectFrom('pool_promises')
    .select('id')
    .where('kind', '=', 'allowance')
    .where('status', 'in', ['OPEN', 'GIVEN'])
    .where('user_id', 'in', mates)
    .limit(1)
    .executeTakeFirst();
  return had !== undefined;
}
