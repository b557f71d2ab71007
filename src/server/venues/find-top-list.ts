import { sql } from 'kysely';
import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

const shown = 20;

type Asked = { venueId: string; locale: Locale };

/**
 * Finds who helped the most families through a venue, whatever the amounts; nobody who hid a gift
 * or took their name off.
 */
export async function findTopList(db: Database, { venueId, locale }: Asked) {
  const rows = await db
    .selectFrom('venue_givers')
    .innerJoin('users', 'users.id', 'venue_givers.user_id')
    .select(['users.nickname', 'users.head_img_url as headImgUrl', 'families'])
    .where('venue_id', '=', venueId)
    .where('families', '>', sql.lit(0))
    .where('hidden_gifts', '=', 0)
    .where('unlisted', '=', 0)
    .orderBy('families', 'desc')
    .orderBy('user_id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ nickname, headImgUrl, families }) => ({
    nickname: shortNickname(nickname, locale),
    headImgUrl: headImgUrl === '' ? defaultAvatar : headImgUrl,
    families,
  }));
}
