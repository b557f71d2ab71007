import { getOwnUser } from '#src/server/accounts/get-own-user.ts';
import { endAsOwnShown } from '#src/server/accounts/lost-phone/end-phone-change.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { openSession } from './open-session.ts';
import { type Given, spendVerifyCode } from './spend-verify-code.ts';

type SignIn = Given & { locale: Locale; device: string; touches?: Touches | undefined };

/** Signs a phone in with its code; its first sign-in makes the account. */
export async function signIn(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { mobile, code, asker, locale, device, touches }: SignIn,
  now: number,
) {
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'login' }, now);
  return inTransaction(db, async (trx) => {
    const { id: userId } = await findOrCreateUser(trx, keys, { mobile, locale, touches, now });
    const { token } = await openSession(trx, {
      ...{ userId, device, now },
      userinfoScope: false,
      provedAt: now,
    });
    await endAsOwnShown(trx, userId, now);
    return { token, user: await getOwnUser(trx, { userId, locale }) };
  });
}
