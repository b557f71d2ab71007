import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

type Wanted = {
  mobile: string;
  /** Exactly these; none takes the desk away. */
  roles: readonly StaffRole[];
  /** A lost phone: the next sign-in sets up another authenticator. */
  forgetsFactor: boolean;
};

/** Who works at the desk is decided by whoever runs the server, not on a page. */
export async function setStaffRoles(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, roles, forgetsFactor }: Wanted,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id } = await findOrCreateUser(trx, keys, { mobile, locale: defaultLocale, now });
    await trx.deleteFrom('staff_roles').where('user_id', '=', id).execute();
    for (const role of roles) {
      await trx.insertInto('staff_roles').values({ user_id: id, role, created_at: now }).execute();
    }
    if (!forgetsFactor) return;
    await trx.deleteFrom('staff_second_factors').where('user_id', '=', id).execute();
    await trx
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', id)
      .execute();
  });
}
