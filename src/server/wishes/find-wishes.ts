import type { Database, Trx } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { WishView } from '#src/shared/wishes/wish-view.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

/** It holds every page that shows wishes is kept under it. */
export const tagOfWishes = 'wishes';

/** Selects wishes that everyone may read. */
function selectWishes(db: Database | Trx) {
  return db
    .selectFrom('wishes')
    .innerJoin('users', 'users.id', 'wishes.user_id')
    .leftJoin('point_rights as papers', (join) =>
      join.onRef('papers.user_id', '=', 'wishes.user_id').on('papers.right_id', '=', 'wishPaper'),
    )
    .select(['wishes.id', 'wishes.content', 'wishes.named', 'wishes.created_at', 'users.nickname'])
    .select('papers.opened_at as paperAt')
    .where('wishes.hidden_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectWishes>['executeTakeFirstOrThrow']>>;

function viewOf(row: Row, locale: Locale): WishView {
  return {
    wishId: row.id,
    content: row.content,
    nickname: row.named ? shortNickname(row.nickname, locale) : null,
    onPaper: row.named === 1 && row.paperAt !== null,
    createdAt: row.created_at,
  };
}

/** Answers undefined where there is none, or staff took it down. */
export async function findWish(
  db: Database | Trx,
  { wishId, locale }: { wishId: string; locale: Locale },
): Promise<WishView | undefined> {
  const row = await selectWishes(db).where('wishes.id', '=', wishId).executeTakeFirst();
  return row && viewOf(row, locale);
}

type Asked = { anchorId: string; size: number; locale: Locale };

/** The newest come first. */
export async function findWishes(db: Database, { anchorId, size, locale }: Asked) {
  const rows = await selectWishes(db)
    .where((eb) => isBeyond(eb, ['wishes.created_at', 'wishes.id'], readAnchor(anchorId, 'ns')))
    .orderBy('wishes.created_at', 'desc')
    .orderBy('wishes.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.created_at, row.id]);
  return { ...page, list: page.list.map((row) => viewOf(row, locale)) };
}

/** Counts how many wishes are shown. */
export async function countWishes(db: Database): Promise<number> {
  const row = await db.selectFrom('wish_totals').select('shown').executeTakeFirst();
  return row?.shown ?? 0;
}
