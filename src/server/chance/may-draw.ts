import type { Database, Trx } from '#src/server/db/database.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

type Asked = { userId: string; accountAgeDays: number };

/** Does somebody take part: no staff, no one whose appeal is doubted, no account that is too new? */
export async function mayDraw(
  db: Database | Trx,
  { userId, accountAgeDays }: Asked,
  now: number,
): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.created_at', '<=', now - accountAgeDays * dayMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_roles')
            .select('staff_roles.user_id')
            .whereRef('staff_roles.user_id', '=', 'users.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cases')
            .select('cases.id')
            .whereRef('cases.owner_user_id', '=', 'users.id')
            .where('cases.display_status', '=', displayStatuses.atRisk),
        ),
      ),
    )
    .executeTakeFirst();
  return person !== undefined;
}
