import { type ExpressionBuilder, sql } from 'kysely';
import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import { isKept } from '#src/server/db/kept-gifts.ts';
import type { Schema } from '#src/server/db/schema.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

const shown = 20;

type Asked = { venueId: string; locale: Locale };

/**
 * Finds who helped the most families through a venue, whatever the amounts, by the name that
 * their newest gift has in the lists of gifts; nobody who hid one or took their name off.
 */
export async function findTopList(db: Database, { venueId, locale }: Asked) {
  const rows = await db
    .selectFrom('venue_givers')
    .innerJoin('donations', (join) =>
      join.on((eb) => eb('donations.id', '=', newestGift(eb, venueId))),
    )
    .select(['display_name as nickname', 'head_img_url as headImgUrl', 'families'])
    .where('venue_id', '=', venueId)
    .where('families', '>', sql.lit(0))
    .where('hidden_gifts', '=', 0)
    .where('unlisted', '=', 0)
    .orderBy('families', 'desc')
    .orderBy('venue_givers.user_id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ nickname, headImgUrl, families }) => ({
    nickname: shortNickname(nickname, locale),
    headImgUrl: headImgUrl === '' ? defaultAvatar : headImgUrl,
    families,
  }));
}

/** It is the newest of a giver's gifts through the venue, or a page within it, that counts. */
function newestGift(eb: ExpressionBuilder<Schema, 'venue_givers'>, venueId: string) {
  return eb
    .selectFrom('donations')
    .select('donations.id')
    .whereRef('donations.user_id', '=', 'venue_givers.user_id')
    .where((gift) =>
      gift.or([gift('activity_id', '=', venueId), gift('sub_activity_id', '=', venueId)]),
    )
    .where('paid_at', 'is not', null)
    .where(isKept)
    .orderBy('created_at', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(sql.lit(1));
}
