import { inviterSignOf } from '#src/server/attribution/user-source.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import type { Services } from '#src/server/services.ts';
import { todaysRule } from '#src/shared/advisers/referral/referral-rule.ts';
import { Problem } from '#src/shared/contract/problem.ts';

/**
 * A person invites under a sign of their own, by the ladder of this day. Doing it twice is as once.
 */
export function joinReferral(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
  now: number,
): Promise<{ inviterId: string }> {
  const inviterId = inviterSignOf(keys, userId);
  return inTransaction(db, async (trx) => {
    await requireNoStaff(trx, userId);
    await trx
      .insertInto('referral_members')
      .values({ user_id: userId, inviter_id: inviterId, rule: toJson(todaysRule), joined_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return { inviterId };
  });
}

/** Whoever works for the platform gets nothing for it. */
export async function requireNoStaff(trx: Trx, userId: string): Promise<void> {
  const role = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (role) throw new Problem('notForStaff');
}
