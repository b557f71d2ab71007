import type { Trx } from '#src/server/db/database.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

type Asked = { userId: string; caseId: string; accountAgeDays: number };

/** Is it somebody whose gift a sponsor adds to: not of the family, not of staff, not too new? */
export async function mayBeMatched(
  trx: Trx,
  { userId, caseId, accountAgeDays }: Asked,
  at: number,
): Promise<boolean> {
  const giver = await trx
    .selectFrom('users')
    .innerJoin('cases', (join) => join.on('cases.id', '=', caseId))
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select('staff_roles.role')
    .where('users.id', '=', userId)
    .where('users.created_at', '<=', at - accountAgeDays * dayMs)
    .whereRef('users.id', '<>', 'cases.owner_user_id')
    // Whom the family ever named as payee is known by the phone that the account is signed in with.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_payees')
            .select('case_payees.id')
            .whereRef('case_payees.case_id', '=', 'cases.id')
            .whereRef('case_payees.mobile_index', '=', 'users.mobile_index'),
        ),
      ),
    )
    .executeTakeFirst();
  return giver !== undefined && giver.role === null;
}
