import type { Database, Trx } from '#src/server/db/database.ts';
import { findGear } from '#src/server/kinds/goods/find-gear.ts';
import type { MatchBar } from '#src/shared/activities/refusals/match-bars.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

type Asked = { userId: string; caseId: string; accountAgeDays: number };

/**
 * Finds what keeps a sponsor from adding to somebody's gift: who it is, on which device, how new.
 */
export async function findBar(
  db: Database | Trx,
  { userId, caseId, accountAgeDays }: Asked,
  at: number,
): Promise<MatchBar | undefined> {
  const giver = await db
    .selectFrom('users')
    .innerJoin('cases', (join) => join.on('cases.id', '=', caseId))
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select(['staff_roles.role', 'users.created_at as createdAt'])
    .select('cases.owner_user_id as ownerUserId')
    .select(({ exists, selectFrom }) =>
      // Whom the family ever named as payee is known by the phone that the account is signed in with.
      exists(
        selectFrom('case_payees')
          .select('case_payees.id')
          .whereRef('case_payees.case_id', '=', 'cases.id')
          .whereRef('case_payees.mobile_index', '=', 'users.mobile_index'),
      ).as('isPayee'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!giver) return 'guest';
  if (giver.ownerUserId === userId) return 'family';
  if (giver.isPayee) return 'payee';
  if (giver.role !== null) return 'staff';
  if (giver.createdAt > at - accountAgeDays * dayMs) return 'young';
  return (await sharesDevice(db, { userId, caseId })) ? 'device' : undefined;
}

/** Did a browser that signed in to this number sign in to the family's, a payee's or one of staff? */
async function sharesDevice(
  db: Database | Trx,
  { userId, caseId }: Pick<Asked, 'userId' | 'caseId'>,
): Promise<boolean> {
  const shared = await db
    .selectFrom('users')
    .innerJoin('known_browsers as own', 'own.mobile_index', 'users.mobile_index')
    .innerJoin('known_browsers as theirs', 'theirs.cookie_hash', 'own.cookie_hash')
    .leftJoin('users as other', 'other.mobile_index', 'theirs.mobile_index')
    .select('theirs.mobile_index')
    .where('users.id', '=', userId)
    .whereRef('theirs.mobile_index', '<>', 'own.mobile_index')
    .where((eb) =>
      eb.or([
        eb(
          'other.id',
          'in',
          eb.selectFrom('cases').select('owner_user_id').where('id', '=', caseId),
        ),
        eb('other.id', 'in', eb.selectFrom('staff_roles').select('user_id')),
        eb(
          'theirs.mobile_index',
          'in',
          eb
            .selectFrom('case_payees')
            .select('case_payees.mobile_index')
            .where('case_id', '=', caseId)
            .where('case_payees.mobile_index', 'is not', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}

type Gift = { orderId: string; caseId: string; paidAt: number };
type Weighed = { userId: string } | { bar: MatchBar };

/**
 * Answers the giver of a gift, or what keeps a sponsor from adding to it; a thing that is bought is
 * none.
 */
export async function weighGiver(
  trx: Trx,
  { orderId, caseId, paidAt }: Gift,
  { accountAgeDays }: { accountAgeDays: number },
): Promise<Weighed> {
  const { userId } = await trx
    .selectFrom('donations')
    .select('user_id as userId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (userId === null) return { bar: 'guest' };
  const bar = await findBar(trx, { userId, caseId, accountAgeDays }, paidAt);
  if (bar) return { bar };
  return (await findGear(trx, orderId)) ? { bar: 'goods' } : { userId };
}
