import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import { findScore } from '#src/server/points/find-score.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

/** Finds what everyone may know of an account; a closed one answers as an absent one. */
export async function findPublicUser(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
) {
  const row = await db
    .selectFrom('users')
    .select(['nickname', 'head_img_url', 'created_at', 'mobile_index'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row || (row.nickname === '' && row.mobile_index === null)) return undefined;
  return {
    nickname: shortNickname(row.nickname, locale),
    headImgUrl: row.head_img_url || defaultAvatar,
    joinedAt: row.created_at,
    loveScore: await findScore(db, userId),
  };
}
