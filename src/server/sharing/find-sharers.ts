import type { Database } from '#src/server/db/database.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { Sharer } from '#src/shared/sharing/sharer.ts';
import { chosenNickname, lovePersonIn } from '#src/texts/short-nickname.ts';

type Asked = { caseId: string; size: number; locale: Locale };

/**
 * Finds whose shares brought the most visitors. Names are masked: sharing is not a wish to be
 * listed.
 */
export async function findSharers(
  db: Database,
  { caseId, size, locale }: Asked,
): Promise<Sharer[]> {
  const rows = await db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.user_id')
    .where('shares.case_id', '=', caseId)
    .where('shares.visit_count', '>', 0)
    .groupBy(['shares.user_id', 'users.nickname'])
    .select('users.nickname')
    .select((eb) => eb.cast<number>(eb.fn.sum('shares.visit_count'), 'bigint').as('visitors'))
    .orderBy('visitors', 'desc')
    .orderBy('shares.user_id')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    name: maskedName(chosenNickname(row.nickname)) || lovePersonIn(locale),
    visitCount: row.visitors,
  }));
}
