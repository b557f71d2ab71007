import type { Database } from '#src/server/db/database.ts';
import type { updateProfile as updateProfileCall } from '#src/shared/accounts/calls.ts';
import type { OwnUser } from '#src/shared/accounts/own-account.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { getOwnUser } from './get-own-user.ts';

type Changes = CallParsed<typeof updateProfileCall>;

/** Changes what is given and leaves the rest. */
export async function updateProfile(
  db: Database,
  { userId, nickname, headImgUrl, locale }: Changes & { userId: string },
): Promise<OwnUser> {
  const set = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(headImgUrl === undefined ? {} : { head_img_url: headImgUrl }),
    ...(locale === undefined ? {} : { locale }),
  };
  if (Object.keys(set).length > 0) {
    await db.updateTable('users').set(set).where('id', '=', userId).execute();
  }
  return getOwnUser(db, userId);
}
