import { disputeFact } from '#src/server/cases/facts/dispute-fact.ts';
import { noPages, type PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Decided } from '#src/server/review/review-queue.ts';
import type { FactKind } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { ReportReason } from '#src/shared/reports/reasons.ts';
import { tellReported } from './tell-reported.ts';

/**
 * It says what is no longer believed once a report for this reason is found right; others speak of
 * no fact.
 */
const disputedBy: Partial<Record<ReportReason, FactKind>> = {
  falseIllness: 'diagnosis',
  falseHousehold: 'household',
  stolenIdentity: 'identity',
};

/** Passing upholds a report, refusing dismisses it; its reporter reads staff's words. */
export async function decideReport(
  trx: Trx,
  { subjectId, decision, words, now }: Decided,
): Promise<{ wakeJobs: true; purge: PagesToPurge }> {
  const row = await trx
    .updateTable('reports')
    .set({ state: decision === 'pass' ? 'upheld' : 'dismissed', answer: words, answered_at: now })
    .where('id', '=', subjectId)
    .where('state', '=', 'open')
    .returning(['user_id', 'case_id', 'reason'])
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const { user_id: userId, case_id: caseId, reason } = row;
  const told = { userId, kind: 'reportAnswered', caseId, subjectId, params: { words } } as const;
  await notify(trx, { ...told, now });
  if (decision !== 'pass') return { wakeJobs: true, purge: noPages };
  await tellReported(trx, { ...row, reportId: subjectId }, now);
  const kind = disputedBy[reason as ReportReason];
  const purge = kind ? await disputeFact(trx, { caseId, kind }, now) : noPages;
  return { wakeJobs: true, purge };
}
