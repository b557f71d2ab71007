import { findCase } from '#src/server/cases/find-case.ts';
import { newId } from '#src/server/platform/keys.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import type { ReportAct } from '#src/shared/review/report-acts.ts';
import type { GivingServer } from '../../support/test-giving.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';

/** Adds a case with gifts and a report about it, in the hands of one of staff. */
export async function report(t: GivingServer, by: Staff, existing?: string) {
  const infoUuid = existing ?? (await t.addCase());
  const reporter = await addStaff(t);
  const said = { reason: 'falseIllness', content: '患者上个月已经出院，照片是三年前的。' } as const;
  const { data } = await t.call(
    reportAdd,
    { infoUuid, ...said },
    { ...as(reporter), idempotencyKey: newId() },
  );
  const { id: taskId } = await t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', data.reportId)
    .executeTakeFirstOrThrow();
  await t.call(deskClaim, { taskId }, as(by));
  return { infoUuid, taskId, reportId: data.reportId };
}

type Asked = { decision?: 'pass' | 'refuse'; caseAct?: ReportAct | ''; actReason?: string };

export const decide = (
  t: GivingServer,
  taskId: string,
  by: Staff,
  { decision = 'pass', ...more }: Asked,
  warning = '',
) =>
  t.call(
    deskDecide,
    { taskId, revision: 1, decision, words: '谢谢告诉我们，已经核实。', warning, ...more },
    as(by),
  );

export async function stateOf(t: GivingServer, infoUuid: string, reportId: string) {
  const { state: report } = await t.services.db
    .selectFrom('reports')
    .select('state')
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow();
  const found = await findCase(t.services.db, infoUuid, t.services.now());
  return { report, phase: found?.phase, finishText: found?.state.finishText, found };
}

export const actReason = '医院回复没有这位病人。';
