import type { Database, Trx } from '#src/server/db/database.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';

/**
 * A phone stays as it is, unless both numbers are shown, of who has a withdrawal or another bank
 * account on its way, and of who is staff.
 */
export async function isPhoneHeld(
  db: Database | Trx,
  userId: string,
  now: number,
): Promise<boolean> {
  const owns = db.selectFrom('cases').select('id').where('owner_user_id', '=', userId);
  const paying = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', 'in', owns)
    .where('status', 'in', openWithdrawalStates)
    .limit(1)
    .executeTakeFirst();
  const changing = await db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', 'in', owns)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'submitted'),
        eb.and([eb('status', '=', 'passed'), eb('effective_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  const role = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return (paying ?? changing ?? role) !== undefined;
}
