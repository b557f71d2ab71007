import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { isNoticeKind } from '#src/shared/notices/notice-kinds.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Finds the cases and kinds a person does not want to hear of. */
export async function findMutes(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
) {
  const rows = await db
    .selectFrom('notice_mutes')
    .leftJoin('cases', 'cases.id', 'notice_mutes.case_id')
    .select(['notice_mutes.case_id as infoUuid', 'notice_mutes.kind'])
    .select(titleIn(locale).$castTo<string | null>().as('title'))
    .where('user_id', '=', userId)
    .orderBy('notice_mutes.created_at', 'desc')
    .limit(200)
    .execute();
  return {
    cases: rows
      .filter(({ infoUuid, kind }) => infoUuid !== '' && kind === '')
      .map(({ infoUuid, title }) => ({ infoUuid, title: title ?? '' })),
    kinds: rows.flatMap(({ infoUuid, kind }) =>
      infoUuid === '' && isNoticeKind(kind) ? [kind] : [],
    ),
  };
}
