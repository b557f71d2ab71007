import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { MemberView } from '#src/shared/activities/bonfire/bonfire-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { lovePersonIn, shortNickname } from '#src/texts/short-nickname.ts';

type Asked = {
  bonfireId: string;
  anchorId: string;
  size: number;
  /** Those who show no name are called so in it. */
  locale: Locale;
};

/** Finds who is in a team, in order of joining; a gift without a name has none here either. */
export async function findMembers(db: Database, { bonfireId, anchorId, size, locale }: Asked) {
  const [after = 0] = (readAnchor(anchorId, 'n') ?? []) as number[];
  const rows = await db
    .selectFrom('bonfire_members')
    .innerJoin('bonfires', 'bonfires.id', 'bonfire_members.bonfire_id')
    .innerJoin('users', 'users.id', 'bonfire_members.user_id')
    .leftJoin('donations', 'donations.id', 'bonfire_members.order_id')
    .select(['place', 'anonymous'])
    // Who counts by a gift has its name, as in the lists of gifts.
    .select(({ fn }) => [
      fn.coalesce('donations.display_name', 'users.nickname').as('nickname'),
      fn.coalesce('donations.head_img_url', 'users.head_img_url').as('headImgUrl'),
    ])
    .select(['donations.status', 'visitor_user_id as visitorUserId'])
    .select((eb) => eb('bonfires.starter_user_id', '=', eb.ref('users.id')).as('isStarter'))
    .where('bonfire_id', '=', bonfireId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, ({ place }) => [place]);
  const list = page.list.map((row): MemberView => {
    const hidden = row.anonymous === 1;
    const { nickname, headImgUrl } = row;
    return {
      nickname: hidden ? lovePersonIn(locale) : shortNickname(nickname, locale),
      headImgUrl: hidden || headImgUrl === '' ? defaultAvatar : headImgUrl,
      isStarter: Boolean(row.isStarter),
      counts: row.visitorUserId !== null || row.status === 'PAID',
    };
  });
  return { ...page, list };
}
