import { keepTouches } from '#src/server/attribution/keep-touches.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Touches } from '#src/shared/platform/touches.ts';
import { defaultNickname } from './find-or-create-user.ts';
import { openSession } from './open-session.ts';

type MessagingAccount = {
  thirdType: number;
  openId: string;
  nickname: string;
  headImgUrl: string;
};

type Given = {
  account: MessagingAccount;
  device: string;
  locale: Locale;
  touches?: Touches | undefined;
};

/** Signs a messaging account in; its first sign-in makes an account of ours without a phone. */
export async function signInByMessaging(db: Database, given: Given, now: number): Promise<string> {
  const attempt = () =>
    inTransaction(db, async (trx) => {
      const known = await findUserId(trx, given.account);
      const userId = known ?? (await createUser(trx, given, now));
      const session = { userId, device: given.device, userinfoScope: true, now };
      return (await openSession(trx, session)).token;
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Its first sign-in raced with another one, which has made the account by now.
    return attempt();
  }
}

async function findUserId(
  trx: Trx,
  { thirdType, openId }: MessagingAccount,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('messaging_accounts')
    .select('user_id')
    .where('third_type', '=', thirdType)
    .where('open_id', '=', openId)
    .executeTakeFirst();
  return row?.user_id;
}

async function createUser(
  trx: Trx,
  { account, locale, touches }: Given,
  now: number,
): Promise<string> {
  const userId = newId();
  const nickname = [...account.nickname.trim()].slice(0, 20).join('') || defaultNickname(locale);
  const noMobile = { mobile_index: null, mobile_sealed: null, mobile_masked: null };
  await trx
    .insertInto('users')
    .values({
      id: userId,
      nickname,
      head_img_url: account.headImgUrl,
      locale,
      ...noMobile,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('messaging_accounts')
    .values({
      third_type: account.thirdType,
      open_id: account.openId,
      user_id: userId,
      created_at: now,
    })
    .execute();
  await keepTouches(trx, { of: 'account', id: userId, touches }, now);
  return userId;
}
