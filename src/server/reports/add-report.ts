import { findCaseState } from '#src/server/cases/state/case-state.ts';
import type { Trx } from '#src/server/db/database.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { reportAdd } from '#src/shared/reports/calls.ts';

type NewReport = CallParsed<typeof reportAdd> & {
  userId: string;
  /** This had been paid out by the time that an objection was found right. */
  leftInFen?: number;
};

/** Keeps a report for staff, sealed; a person has one open report of a case. */
export async function addReport(
  trx: Trx,
  { keys, report }: { keys: Keys; report: NewReport },
  now: number,
): Promise<{ reportId: string }> {
  const { infoUuid, userId, reason, content, attachments, realName, mobile, leftInFen } = report;
  const state = await findCaseState(trx, infoUuid);
  if (!state || !canCase('report', state, now)) throw new Problem('notFound');
  await requireNoneOpen(trx, report);
  await requireOwnImages(trx, { imageIds: attachments, userId, purposes: ['report'] });
  const reportId = newId();
  await trx
    .insertInto('reports')
    .values({
      id: reportId,
      case_id: infoUuid,
      user_id: userId,
      reason,
      content_sealed: keys.seal('reports.content_sealed', reportId, content),
      real_name_sealed: realName ? keys.seal('reports.real_name_sealed', reportId, realName) : null,
      mobile_sealed: mobile ? keys.seal('reports.mobile_sealed', reportId, mobile) : null,
      state: 'open',
      answer: '',
      created_at: now,
      answered_at: null,
      left_in_fen: leftInFen ?? null,
    })
    .execute();
  await bindImages(trx, { imageIds: attachments, subject: `report:${reportId}`, now });
  await openTask(trx, {
    queue: 'report',
    subjectId: reportId,
    caseId: infoUuid,
    submittedBy: userId,
    now,
  });
  return { reportId };
}

/** The unique index holds it too, where two come at once. */
async function requireNoneOpen(trx: Trx, { infoUuid, userId }: NewReport): Promise<void> {
  const open = await trx
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', infoUuid)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) throw new Problem('reportOpen');
}
