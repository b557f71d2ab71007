import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { findImagesOfSubjects } from '#src/server/media/find-images-of.ts';
import { answerDueAt, staffClock } from '#src/server/review/staff-clock.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { ReportView } from '#src/shared/reports/calls.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { contentOf } from './open-report.ts';

const mostShown = 50;

type Asked = { userId: string; infoUuid?: string; locale: Locale };

/** Finds what a person reported, newest first; of one case where it is named. */
export async function findOwnReports(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, infoUuid, locale }: Asked,
  now: number,
): Promise<ReportView[]> {
  const rows = await selectReports(db, locale, now)
    .where('reports.user_id', '=', userId)
    .$if(infoUuid !== undefined, (query) => query.where('reports.case_id', '=', infoUuid ?? ''))
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(mostShown)
    .execute();
  const images = await findImagesOfSubjects(
    db,
    rows.map(({ reportId }) => `report:${reportId}`),
  );
  return rows.map(({ contentSealed, reason, clock, ...row }) => ({
    ...row,
    answerDueAt: answerDueAt('report', clock),
    reason: reason as ReportReason,
    content: contentOf(keys, { reportId: row.reportId, sealed: contentSealed }),
    imageCount: images.get(`report:${row.reportId}`)?.length ?? 0,
  }));
}

function selectReports(db: Database, locale: Locale, now: number) {
  return db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.case_id')
    .leftJoin('review_tasks as task', (join) =>
      join
        .onRef('task.subject_id', '=', 'reports.id')
        .on('task.queue', '=', 'report')
        .on('task.state', '=', 'open'),
    )
    .select([
      'reports.id as reportId',
      'reports.case_id as infoUuid',
      'reports.reason',
      'reports.content_sealed as contentSealed',
      'reports.state',
      'reports.answer',
      'reports.created_at as createdAt',
      'reports.answered_at as answeredAt',
    ])
    .select(titleIn(locale).as('title'))
    .select(staffClock(now).as('clock'));
}
