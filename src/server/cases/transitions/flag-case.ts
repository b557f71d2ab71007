import type { Trx } from '#src/server/db/database.ts';
import { customDetailPageHint } from '#src/shared/cases/case-rules.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';

/**
 * The platform doubts a case: it is of high risk once its time is over, whatever its money does
 * then. Readers see the warning, or the operator's standing one where it is null.
 */
export async function markAtRisk(
  trx: Trx,
  { caseId, warning }: { caseId: string; warning: string | null },
): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({
      display_status: displayStatuses.atRisk,
      finish_text: warning,
      platform_finish_reason: customDetailPageHint,
    })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}

/** Answers the doubt is gone, and what was said of it. */
export async function clearRisk(trx: Trx, caseId: string): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({
      display_status: displayStatuses.shown,
      finish_text: null,
      platform_finish_reason: null,
    })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}
