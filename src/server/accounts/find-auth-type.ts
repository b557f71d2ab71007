import type { Database } from '#src/server/db/database.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import { authTypes } from '#src/shared/accounts/auth-types.ts';

type AuthType = (typeof authTypes)[keyof typeof authTypes];

/** Finds how far the messaging app vouches for who is signed in here. */
export async function findAuthType(
  db: Database,
  { userId, userinfoScope }: Pick<Viewer, 'userId' | 'userinfoScope'>,
): Promise<AuthType> {
  if (userinfoScope) return authTypes.userInfo;
  const account = await db
    .selectFrom('messaging_accounts')
    .select('open_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return account ? authTypes.base : authTypes.none;
}
