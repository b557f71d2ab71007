import { findCaseSummary } from '#src/server/cases/find-case-summary.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Landing } from '#src/shared/notices/landing.ts';
import type { NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { noticeViewOf, selectNotices } from './find-notices.ts';

type Asked = { query: URLSearchParams; userId: string | undefined; locale: Locale };

/**
 * Finds what a message's page can say to whoever opened it: its words only to the person it was
 * for.
 */
export async function findLanding(
  db: Database,
  { query, userId, locale }: Asked,
  now: number,
): Promise<Landing> {
  const row = userId
    ? await selectNotices(db, locale)
        .where('notices.id', '=', query.get('messageId') ?? '')
        .where('notices.user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  const caseId = row?.infoUuid ?? query.get('infoUuid');
  const summary = caseId ? await findCaseSummary(db, { caseId, locale }, now) : undefined;
  return {
    notice: row && noticeViewOf(row, locale),
    subjectId: row?.subjectId ?? '',
    params: row ? fromJson<NoticeParams>(row.params) : {},
    found: summary && { infoUuid: summary.infoUuid, title: summary.title },
  };
}
