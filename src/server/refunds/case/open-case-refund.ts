import { findCaseState } from '#src/server/cases/case-state.ts';
import { lockCaseFund } from '#src/server/cases/lock-case-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { CaseState } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem, type ProblemName } from '#src/shared/contract/problem.ts';
import type { CaseRefundKind, RefundBlock } from '#src/shared/refunds/refund-state.ts';
import { findRefundable, findRefundBlocks, type Refundable } from './find-refundable.ts';

export type NewCaseRefund = {
  caseId: string;
  kind: Exclude<CaseRefundKind, 'grace'>;
  applicantUserId: string;
  reason: string;
};

const problemOf: Record<RefundBlock, ProblemName> = {
  refundOpen: 'refundOpen',
  withdrawalOpen: 'withdrawalOpen',
  caseState: 'caseStateRefuses',
  nothingLeft: 'nothingToRefund',
  moneyOutFrozen: 'moneyOutFrozen',
};

/** What a case says while a refund of this kind goes on, and once it is done. */
export const endReasonsOf = {
  fundraiser: { open: endReasons.refundApplying, done: endReasons.refundSucceeded },
  surplus: { open: endReasons.refundApplying, done: endReasons.refundSucceeded },
  falseCase: { open: endReasons.reviewFailedReturning, done: endReasons.stoppedAndReturned },
  ended: { open: endReasons.reviewFailedReturning, done: endReasons.stoppedAndReturned },
} as const;

/** Applies for a refund: the case takes no more gifts, and staff are asked to review. */
export async function openCaseRefund(
  trx: Trx,
  applied: NewCaseRefund,
  now: number,
): Promise<{ refundId: string; status: 'APPLIED' }> {
  const { caseId, kind, applicantUserId, reason } = applied;
  await lockCaseFund(trx, caseId);
  const state = await findCaseState(trx, caseId);
  if (!state) throw new Problem('notFound');
  const refundable = await findRefundable(trx, caseId);
  const [block] = await findRefundBlocks(trx, { caseId, state, refundable }, now);
  if (block) throw new Problem(problemOf[block]);
  const refundId = newId();
  const before = await stopCase(trx, { caseId, endReason: endReasonsOf[kind].open, state }, now);
  await trx
    .insertInto('case_refunds')
    .values({
      ...emptyCaseRefund(refundable),
      ...before,
      id: refundId,
      case_id: caseId,
      kind,
      status: 'APPLIED',
      applicant_user_id: applicantUserId,
      reason,
      created_at: now,
    })
    .execute();
  const task = { queue: 'refund', subjectId: refundId, caseId, now } as const;
  await openTask(trx, { ...task, submittedBy: applicantUserId, urgent: kind === 'falseCase' });
  return { refundId, status: 'APPLIED' };
}

/** Before the release, amount and count are what would go back. */
export function emptyCaseRefund({
  amountInFen,
  orders,
}: Pick<Refundable, 'amountInFen' | 'orders'>) {
  return {
    reviewer_user_id: null,
    releaser_user_id: null,
    refusal: '',
    amount_in_fen: amountInFen,
    gift_count: orders,
    returned_in_fen: 0,
    returned_count: 0,
    reviewed_at: null,
    launched_at: null,
    released_at: null,
    held_at: null,
    ended_at: null,
  };
}

type Stopped = { caseId: string; endReason: number; state: CaseState };

/** Answers what the case was before, for a refund that comes to nothing. */
async function stopCase(trx: Trx, { caseId, endReason, state }: Stopped, now: number) {
  const { finished_at } = await trx
    .selectFrom('cases')
    .select('finished_at')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: endReason, finished_at: finished_at ?? now })
    .where('id', '=', caseId)
    .execute();
  return {
    status_before: state.status,
    end_reason_before: state.endReason,
    finished_at_before: finished_at,
  };
}
