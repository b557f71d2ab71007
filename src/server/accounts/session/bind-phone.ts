import { getOwnUser } from '#src/server/accounts/get-own-user.ts';
import { endAsOwnShown } from '#src/server/accounts/lost-phone/end-phone-change.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { sealMobile } from './find-or-create-user.ts';
import { findOwnMobile } from './find-own-mobile.ts';
import { endOtherSessions } from './revoke-session.ts';
import { type Code, type Given, spendVerifyCodes } from './spend-verify-code.ts';

type Bound = Given & {
  userId: string;
  /** This is the one session that goes on where the phone was another. */
  sessionId: string;
  /** This is what the phone that the account has was sent. */
  ownCode: string | undefined;
  locale: Locale;
};

/**
 * Gives an account its phone; or another one, with a code of both, and then every other session
 * ends. A number of another account is `phoneTaken`.
 */
export async function bindPhone(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, sessionId, mobile, code, ownCode, asker, locale }: Bound,
  now: number,
) {
  const own = await findOwnMobile({ db, keys }, userId);
  if (own !== undefined && ownCode === undefined)
    throw new Problem('inputInvalid', { fields: { ownCode: 'required' } });
  const codes: Code[] = [{ mobile, code, scene: 'bind', field: 'code' }];
  if (own && ownCode)
    codes.unshift({ mobile: own, code: ownCode, scene: 'change', field: 'ownCode' });
  await spendVerifyCodes({ db, keys }, { codes, asker }, now);
  try {
    await inTransaction(db, async (trx) => {
      const sealed = sealMobile(keys, { userId, mobile });
      await trx.updateTable('users').set(sealed).where('id', '=', userId).execute();
      if (own === undefined) return;
      await endOtherSessions(trx, { userId, sessionId }, now);
      await notify(trx, { userId, kind: 'phoneChanged', now });
      await endAsOwnShown(trx, userId, now);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users.mobile_index')) throw error;
    throw new Problem('phoneTaken');
  }
  return { token: null, user: await getOwnUser(db, { userId, locale }) };
}
