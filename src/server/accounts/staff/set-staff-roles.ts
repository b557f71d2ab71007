import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

type Wanted = {
  mobile: string;
  /** These are exactly the roles one has then; none takes the desk away. */
  roles: readonly StaffRole[];
  /** It is for a lost phone: the next sign-in sets up another authenticator. */
  forgetsFactor: boolean;
};

/**
 * Who works at the desk is decided by whoever runs the server, not on a page. It stands in the trail
 * under the name of the person it is about, since a machine's owner has none here; a role that is
 * kept keeps its date.
 */
export async function setStaffRoles(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, roles, forgetsFactor }: Wanted,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id } = await findOrCreateUser(trx, keys, { mobile, locale: defaultLocale, now });
    const before = await findRoles(trx, id);
    for (const role of before.filter((one) => !roles.includes(one)))
      await trx
        .deleteFrom('staff_roles')
        .where('user_id', '=', id)
        .where('role', '=', role)
        .execute();
    for (const role of roles.filter((one) => !before.includes(one)))
      await trx.insertInto('staff_roles').values({ user_id: id, role, created_at: now }).execute();
    if (forgetsFactor) await forgetFactor(trx, id);
    const detail = { rolesBefore: before, roles, ...(forgetsFactor ? { newFactor: true } : {}) };
    await recordAct(trx, { act: 'setRoles', staffUserId: id, detail, now });
  });
}

async function findRoles(trx: Trx, userId: string): Promise<StaffRole[]> {
  const rows = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

async function forgetFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('staff_second_factors').where('user_id', '=', userId).execute();
  await trx
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .execute();
}
