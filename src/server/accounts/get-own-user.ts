import type { Database, Trx } from '#src/server/db/database.ts';
import type { OwnUser } from '#src/shared/accounts/own-account.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { nicknameIn } from '#src/texts/short-nickname.ts';

type Asked = { userId: string; locale: Locale };

/** Finds an account as its own holder sees it, in the language they read in. */
export async function getOwnUser(db: Database | Trx, { userId, locale }: Asked): Promise<OwnUser> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .select(['users.id', 'nickname', 'head_img_url', 'mobile_masked', 'role'])
    .where('users.id', '=', userId)
    .execute();
  const [user] = rows;
  if (!user) throw new Error('There is no account with this id.');
  return {
    userId: user.id,
    nickname: nicknameIn(user.nickname, locale),
    headImgUrl: user.head_img_url,
    mobile: user.mobile_masked,
    mobileBound: user.mobile_masked !== null,
    roles: rows.flatMap(({ role }) => (role ? [role] : [])),
  };
}
