import { getOwnUser } from '#src/server/accounts/get-own-user.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { sealMobile } from './find-or-create-user.ts';
import { type Given, spendVerifyCode } from './spend-verify-code.ts';

type Bound = Given & { userId: string };

/** Gives an account its phone, or another one. A number of another account is `phoneTaken`. */
export async function bindPhone(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, mobile, code, asker }: Bound,
  now: number,
) {
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'bind' }, now);
  try {
    await db.updateTable('users').set(sealMobile(keys, mobile)).where('id', '=', userId).execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'users.mobile_index')) throw error;
    throw new Problem('phoneTaken');
  }
  return { token: null, user: await getOwnUser(db, userId) };
}
