import type { Selectable } from 'kysely';
import { findCaseType } from '#src/server/cases/find-case-type.ts';
import type { ReportsTable } from '#src/server/db/schema.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import type { ReviewField, ReviewQueue, ReviewSubject } from '#src/server/review/review-queue.ts';
import { secretField } from '#src/server/review/secret-field.ts';
import type { Services } from '#src/server/services.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import { maskedName } from '#src/shared/cases/display.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { textsOf, textsOfCase } from '#src/texts/texts.ts';
import { decideReport } from './decide-report.ts';
import { openReport } from './open-report.ts';

/**
 * Finds a report as staff see it: whose it is stays masked until they say why they need to know.
 */
async function findReport(
  services: Services,
  reportId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const row = await services.db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.case_id')
    .selectAll('reports')
    .select('cases.title')
    .where('reports.id', '=', reportId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    caseId: row.case_id,
    title: row.title,
    submittedAt: row.created_at,
    fields: await fieldsOf(services, row, locale),
    checks: await checksOf(services, row, locale),
  };
}

type ReportRow = Selectable<ReportsTable>;

async function fieldsOf(
  { db, keys }: Services,
  row: ReportRow,
  locale: Locale,
): Promise<ReviewField[]> {
  const { reports: t } = textsOfCase(await findCaseType(db, row.case_id), locale);
  const images = await findImagesOf(db, `report:${row.id}`);
  const { content, realName, mobile } = openReport(keys, row);
  const plain = { refusable: false } as const;
  return [
    { ...plain, name: 'reason', label: t.reason, value: t.reasons[row.reason as ReportReason] },
    {
      ...plain,
      name: 'content',
      label: t.content,
      value: content,
      imageIds: images.map(({ imageId }) => imageId),
    },
    ...secretField({ name: 'realName', label: t.realName, plain: realName, mask: maskedName }),
    ...secretField({ name: 'mobile', label: t.mobile, plain: mobile, mask: maskMobile }),
  ];
}

async function checksOf(
  { db }: Services,
  { case_id, id, left_in_fen: left }: ReportRow,
  locale: Locale,
): Promise<ReviewSubject['checks']> {
  const { reports: t } = textsOf(locale);
  const others = await db
    .selectFrom('reports')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('case_id', '=', case_id)
    .where('id', '<>', id)
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(others.find((row) => row.state === state)?.count ?? 0);
  const { display_status } = await db
    .selectFrom('cases')
    .select('display_status')
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  return [
    ...(left === null ? [] : [{ level: 'red' as const, text: t.checkLeft(yuan(left, locale)) }]),
    ...(countOf('upheld') > 0
      ? [{ level: 'red' as const, text: t.checkUpheld(String(countOf('upheld'))) }]
      : []),
    ...(countOf('open') > 0
      ? [{ level: 'amber' as const, text: t.checkOpen(String(countOf('open'))) }]
      : []),
    display_status === displayStatuses.atRisk
      ? { level: 'green' as const, text: t.checkFlagged }
      : { level: 'amber' as const, text: t.checkNotFlagged },
  ];
}

export const reportQueues: readonly ReviewQueue[] = [
  {
    name: 'report',
    roles: ['reviewer', 'administrator'],
    find: findReport,
    decide: decideReport,
  },
];
