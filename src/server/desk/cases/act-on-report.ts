import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { markAtRisk } from '#src/server/cases/transitions/flag-case.ts';
import type { PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { LockedTask, Staff } from '#src/server/desk/tasks/lock-task.ts';
import { notify, notifyDonors } from '#src/server/notices/notify.ts';
import { openCaseRefund } from '#src/server/refunds/case/open-case-refund.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { CaseState } from '#src/shared/cases/case-actions.ts';
import { asWarning, isDanger } from '#src/shared/cases/case-rules.ts';
import { displayStatuses } from '#src/shared/cases/enumerations.ts';
import type { FieldProblem } from '#src/shared/contract/field-problem.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type ReportAct, rulesOfReportAct } from '#src/shared/review/report-acts.ts';
import { actWithin } from './act-on-case.ts';

/**
 * This is what a decision says about the case besides what it is about; nothing where `caseAct` is
 * ''.
 */
export type CaseActAsked = { caseAct: ReportAct | ''; actReason: string; warning: string };

const leastReason = { markRisk: 4, stopCase: 4, falseCase: 10 };

type Asked = CaseActAsked & { task: LockedTask; decision: 'pass' | 'refuse'; staff: Staff };

/**
 * Marks, stops or gives up the case of a report in the transaction that upholds it; answers the
 * pages that show it. Giving up is an application: two others review and release the money.
 */
export async function actOnReport(trx: Trx, asked: Asked, now: number): Promise<PagesToPurge> {
  const { caseAct: act, actReason: reason, warning, staff, task } = asked;
  if (act === '') return [];
  const { caseId } = task;
  if (task.queue !== 'report' || asked.decision !== 'pass' || !caseId) refuse('caseAct', 'unknown');
  if (!staff.roles.some((role) => rulesOfReportAct[act].roles.includes(role))) {
    throw new Problem('forbidden');
  }
  if (reason.length < leastReason[act]) refuse('actReason', reason ? 'tooShort' : 'required');
  const staffUserId = staff.userId;
  const before = await findCaseState(trx, caseId);
  if (act === 'falseCase') await giveUp(trx, { caseId, reason, staffUserId }, now);
  else await actWithin(trx, { infoUuid: caseId, act, reason, warning, staffUserId }, now);
  return markAtRisk(trx, { caseId, warning: warningAfter(before, warning) });
}

/** A warning that stands goes on where no other is written. */
function warningAfter(before: CaseState | undefined, warning: string): string | null {
  const finishStr = before?.finishText ?? null;
  const warns = isDanger({ isSelf: false, finishStr, displayStatus: displayStatuses.atRisk });
  return warning === '' && warns ? finishStr : asWarning(warning);
}

function refuse(field: string, problem: FieldProblem): never {
  throw new Problem('inputInvalid', { fields: { [field]: problem } });
}

type GivenUp = { caseId: string; reason: string; staffUserId: string };

async function giveUp(trx: Trx, { caseId, reason, staffUserId }: GivenUp, now: number) {
  const kind = 'falseCase';
  const applied = { caseId, kind, reason, applicantUserId: staffUserId } as const;
  const { refundId: subjectId } = await openCaseRefund(trx, applied, now);
  const { owner_user_id: userId } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await notify(trx, { userId, kind: 'caseStopped', caseId, params: { words: reason }, now });
  await notifyDonors(trx, { caseId, kind: 'givenToFalse', subjectId, now });
  const act = { act: 'startRefund', subjectId, caseId, reason, detail: { kind } } as const;
  await recordAct(trx, { staffUserId, ...act, now });
}
