import { publicRecordOf } from '#src/server/cases/gifts/donation-record.ts';
import { pageOfGifts, selectGifts } from '#src/server/cases/gifts/select-gifts.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

type Asked = {
  caseId: string;
  userId: string | undefined;
  anchorId: string;
  size: number;
  locale: Locale;
};

/**
 * Finds a page of gifts, newest first, parted by whether they came through a share of the viewer's
 * or one that grew out of it. The tree is climbed from the page's gifts, so its size does not
 * matter.
 */
export async function findFriendsGifts(db: Database, asked: Asked) {
  const { caseId, userId, anchorId, size, locale } = asked;
  const rows = await selectGifts(db, { caseId, anchorId, size })
    .select('share_source_id')
    .execute();
  const page = pageOfGifts(rows, size);
  const sources = page.list.flatMap((row) => row.share_source_id ?? []);
  const through = await findThroughViewer(db, { caseId, userId, sources });
  const isFriend = (row: (typeof rows)[number]) =>
    row.share_source_id !== null && through.has(row.share_source_id);
  const recordOf = (row: (typeof rows)[number]) => publicRecordOf(row, locale);
  return {
    friends: page.list.filter(isFriend).map(recordOf),
    strangers: page.list.filter((row) => !isFriend(row)).map(recordOf),
    hasNext: page.hasNext,
    anchorId: page.anchorId,
  };
}

type Climb = { caseId: string; userId: string | undefined; sources: readonly string[] };

/** Finds those of the given shares that are the viewer's or have one of theirs above them. */
async function findThroughViewer(
  db: Database,
  { caseId, userId, sources }: Climb,
): Promise<Set<string>> {
  if (userId === undefined || sources.length === 0) return new Set();
  const rows = await db
    .withRecursive('line', (recursive) =>
      recursive
        .selectFrom('shares')
        .select(['id as source', 'parent_share_id as parent', 'user_id as sharer'])
        .where('id', 'in', [...new Set(sources)])
        .where('case_id', '=', caseId)
        .unionAll(
          recursive
            .selectFrom('shares')
            .innerJoin('line', 'line.parent', 'shares.id')
            .select([
              'line.source',
              'shares.parent_share_id as parent',
              'shares.user_id as sharer',
            ]),
        ),
    )
    .selectFrom('line')
    .select('source')
    .distinct()
    .where('sharer', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.source));
}
