import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { chosenNickname, lovePersonIn } from '#src/texts/short-nickname.ts';

type ShareRow = {
  shareId: string;
  name: string;
  channel: number;
  degree: number;
  visitCount: number;
  sharedAt: number;
};

type Asked = { caseId: string; anchorId: string; size: number; locale: Locale };

/** Finds who passed a case on, newest first; names are masked, even for its fundraiser. */
export async function findSharesOfCase(
  db: Database,
  { caseId, anchorId, size, locale }: Asked,
): Promise<{ list: ShareRow[]; hasNext: boolean; anchorId: string }> {
  const rows = await db
    .selectFrom('shares')
    .leftJoin('users', 'users.id', 'shares.user_id')
    .select(['shares.id', 'channel', 'degree', 'visit_count', 'shares.created_at', 'nickname'])
    .where('shares.case_id', '=', caseId)
    .where((eb) => isBeyond(eb, ['shares.created_at', 'shares.id'], readAnchor(anchorId, 'ns')))
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageFrom(rows, size, (row) => [row.created_at, row.id]);
  return {
    ...page,
    list: page.list.map((row) => ({
      shareId: row.id,
      name: maskedName(chosenNickname(row.nickname ?? '')) || lovePersonIn(locale),
      channel: row.channel,
      degree: row.degree,
      visitCount: row.visit_count,
      sharedAt: row.created_at,
    })),
  };
}
