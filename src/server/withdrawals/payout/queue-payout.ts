import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Trx } from '#src/server/db/database.ts';
import { notify } from '#src/server/notices/notify.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { callOffWithdrawal } from '#src/server/withdrawals/apply/close-withdrawal.ts';
import {
  findPlan,
  findWithdrawal,
  lockWithdrawal,
  type Withdrawal,
} from '#src/server/withdrawals/find-withdrawal.ts';
import { findFindings, findUnanswered } from '#src/server/withdrawals/findings/find-findings.ts';
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { followPayee } from '#src/server/withdrawals/payee/follow-payee.ts';
import { taskOfPayout } from '#src/server/withdrawals/task-subjects.ts';
import type { ProblemName } from '#src/shared/contract/problem.ts';
import { isNoticeOver } from '#src/shared/withdrawals/notice-over.ts';

type Hindrance = Extract<
  ProblemName,
  'withdrawalNotOpen' | 'findingUnanswered' | 'noticeRunning' | 'objectionOpen' | 'fundUseOverdue'
>;

/** Finds why this instalment of a withdrawal may not be released yet; undefined when it may. */
export async function findHindrance(
  trx: Trx,
  { withdrawal, position }: { withdrawal: Withdrawal; position: number },
  now: number,
): Promise<Hindrance | undefined> {
  const { id, case_id: caseId, status, emergency, notice_ends_at: noticeEndsAt } = withdrawal;
  if (status !== 'NOTICE' && status !== 'PAYING') return 'withdrawalNotOpen';
  if ((await findUnanswered(trx, caseId)).length > 0) return 'findingUnanswered';
  // Nothing passes beside a notice once something was found against the family.
  const passesBeside = emergency === 1 && (await findFindings(trx, caseId)).length === 0;
  if (!isNoticeOver(noticeEndsAt, now) && !passesBeside) return 'noticeRunning';
  const disputed = await findOpenPositions(trx, id);
  if (disputed.includes(null) || disputed.includes(position)) return 'objectionOpen';
  const overdue = await findOverdueUse(trx, caseId, now);
  return overdue && 'fundUseOverdue';
}

/** Finds which instalments open objections are about; null where one is about all of them. */
async function findOpenPositions(trx: Trx, withdrawalId: string): Promise<(number | null)[]> {
  const rows = await trx
    .selectFrom('withdrawal_objections')
    .select('position')
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ position }) => position);
}

/**
 * Sees to what comes next of a withdrawal, called whenever something in its way may have gone: a
 * releaser is asked for its next payout. Where an objection was found right, the rest is called off
 * instead, and where another account passed, it goes back to review.
 */
export async function queuePayout(
  trx: Trx,
  { withdrawalId, now }: { withdrawalId: string; now: number },
): Promise<void> {
  const withdrawal = await findWithdrawal(trx, withdrawalId);
  if (!withdrawal) return;
  const plan = await findPlan(trx, withdrawalId);
  const next = plan.find(({ payoutStatus }) => payoutStatus !== 'SUCCESS');
  const waits = next?.payoutStatus === null;
  if (!waits || (await callOffIfUpheld(trx, withdrawal, now))) return;
  // Nobody gets rid of an objection by another account: it is answered first.
  const disputed = (await findOpenPositions(trx, withdrawalId)).length > 0;
  if (!disputed && (await followPayee(trx, withdrawal, now))) return;
  if (await findHindrance(trx, { withdrawal, position: next.position }, now)) return;
  await openTask(trx, {
    queue: 'payout',
    subjectId: taskOfPayout(withdrawalId, next.position),
    caseId: withdrawal.case_id,
    submittedBy: withdrawal.applicant_user_id,
    now,
    urgent: withdrawal.emergency === 1,
  });
}

/** Does the same for whatever withdrawal of a case is open, where an overdue account held it. */
export async function queueOpenPayout(
  trx: Trx,
  { caseId, now }: { caseId: string; now: number },
): Promise<void> {
  const open = await findOpenWithdrawal(trx, caseId);
  if (!open) return;
  const { id: withdrawalId } = await lockWithdrawal(trx, open.id);
  await queuePayout(trx, { withdrawalId, now });
}

async function callOffIfUpheld(trx: Trx, withdrawal: Withdrawal, now: number): Promise<boolean> {
  const { id, case_id: caseId, applicant_user_id: userId, status } = withdrawal;
  if (status !== 'NOTICE' && status !== 'PAYING') return false;
  const upheld = await trx
    .selectFrom('withdrawal_objections')
    .select((eb) => eb.fn.coalesce('third_words', 'second_words', 'first_words').as('words'))
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'upheld')
    .limit(1)
    .executeTakeFirst();
  if (!upheld) return false;
  const words = upheld.words ?? '';
  await callOffWithdrawal(trx, { withdrawal, as: 'REJECTED', because: 'settled', words, now });
  const params = { amountInFen: withdrawal.amount_in_fen, words };
  const told = { kind: 'withdrawalRefused', caseId, subjectId: id, params } as const;
  await notify(trx, { ...told, userId, now });
  return true;
}
