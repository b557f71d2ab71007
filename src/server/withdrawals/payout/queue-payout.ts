import { findOpenWithdrawal } from '#src/server/cases/require-no-open-withdrawal.ts';
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
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { followPayee } from '#src/server/withdrawals/payee/follow-payee.ts';
import { taskOfPayout } from '#src/server/withdrawals/task-subjects.ts';

/** Why nothing of a withdrawal may be released yet; undefined when it may. */
export async function findHindrance(
  trx: Trx,
  withdrawal: Withdrawal,
  now: number,
): Promise<'withdrawalNotOpen' | 'noticeRunning' | 'objectionOpen' | 'fundUseOverdue' | undefined> {
  const { status, emergency, notice_ends_at: noticeEndsAt } = withdrawal;
  if (status !== 'NOTICE' && status !== 'PAYING') return 'withdrawalNotOpen';
  if (!emergency && (noticeEndsAt === null || noticeEndsAt > now)) return 'noticeRunning';
  if (await findOpenObjection(trx, withdrawal.id)) return 'objectionOpen';
  const overdue = await findOverdueUse(trx, withdrawal.case_id, now);
  return overdue && 'fundUseOverdue';
}

function findOpenObjection(trx: Trx, withdrawalId: string): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('withdrawal_objections')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
}

/**
 * What comes next of a withdrawal, called whenever something in its way may have gone: a releaser
 * is asked for its next payout. Where an objection was found right, the rest is called off instead,
 * and where another account passed, it goes back to review.
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
  if (await findOpenObjection(trx, withdrawalId)) return;
  if (await followPayee(trx, withdrawal, now)) return;
  if (await findHindrance(trx, withdrawal, now)) return;
  await openTask(trx, {
    queue: 'payout',
    subjectId: taskOfPayout(withdrawalId, next.position),
    caseId: withdrawal.case_id,
    submittedBy: withdrawal.applicant_user_id,
    now,
    urgent: withdrawal.emergency === 1,
  });
}

/** The same of whatever withdrawal of a case is open, where an overdue account held it. */
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
  await callOffWithdrawal(trx, { withdrawal, as: 'REJECTED', words, now });
  const params = { amountInFen: withdrawal.amount_in_fen, words };
  const told = { kind: 'withdrawalRefused', caseId, subjectId: id, params } as const;
  await notify(trx, { ...told, userId, now });
  return true;
}
