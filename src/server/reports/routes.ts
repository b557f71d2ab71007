import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { handle, viewerOf } from '#src/server/door/handle.ts';
import { once } from '#src/server/platform/once.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { reportAdd, reportList } from '#src/shared/reports/calls.ts';
import { addReport } from './add-report.ts';
import { findOwnReports } from './find-own-reports.ts';

export const handledReportAdd = handle(reportAdd, async (input, context) => {
  const { services, now, idempotency } = context;
  const { db, keys } = services;
  const report = { ...input, userId: viewerOf(context).userId };
  try {
    return await once(db, { keys, idempotency, now }, (trx) =>
      addReport(trx, { keys, report }, now),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('reportOpen');
    throw error;
  }
});

const handledReportList = handle(reportList, async (_, context) => {
  const asked = { userId: viewerOf(context).userId, locale: context.common.language };
  return { list: await findOwnReports(context.services, asked, context.now) };
});

export const reportRoutes = [handledReportAdd, handledReportList];
