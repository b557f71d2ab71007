import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { takeAvatar } from '#src/server/media/take-avatar.ts';
import type { OwnUser } from '#src/shared/accounts/own-account.ts';
import type { updateProfile as updateProfileCall } from '#src/shared/accounts/profile/calls.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { getOwnUser } from './get-own-user.ts';

type Changes = CallParsed<typeof updateProfileCall>;

/** Changes what is given and leaves the rest. */
export function updateProfile(
  db: Database,
  {
    userId,
    readIn,
    avatar,
    nickname,
    locale,
    quietFrom,
    quietUntil,
    ...changes
  }: Changes & {
    userId: string;
    /** This is the language of the page, which may be another than the one chosen here. */
    readIn: Locale;
  },
  now: number,
): Promise<OwnUser> {
  return inTransaction(db, async (trx) => {
    const face = { imageIds: avatar ? [avatar] : [], userId, field: 'avatar' } as const;
    const taken = await takeAvatar(trx, { ...face, subject: `avatar:${userId}` }, now);
    const headImgUrl = taken ?? changes.headImgUrl;
    const set = {
      ...(nickname === undefined ? {} : { nickname }),
      ...(headImgUrl === undefined ? {} : { head_img_url: headImgUrl }),
      ...(locale === undefined ? {} : { locale }),
      ...(quietFrom === undefined ? {} : { quiet_from: quietFrom }),
      ...(quietUntil === undefined ? {} : { quiet_until: quietUntil }),
    };
    if (Object.keys(set).length > 0) {
      await trx.updateTable('users').set(set).where('id', '=', userId).execute();
    }
    return getOwnUser(trx, { userId, locale: readIn });
  });
}
