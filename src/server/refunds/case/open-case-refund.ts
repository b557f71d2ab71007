import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { beginReturning, type ReturnBy } from '#src/server/cases/transitions/return-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { CaseState } from '#src/shared/cases/case-actions.ts';
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
  discussionOpen: 'discussionOpen',
  refundOpen: 'refundOpen',
  withdrawalOpen: 'withdrawalOpen',
  caseState: 'caseStateRefuses',
  nothingLeft: 'nothingToRefund',
  moneyOutFrozen: 'moneyOutFrozen',
};

/** It says whose return of gifts a refund of each kind is. */
export const returnBy = {
  fundraiser: 'family',
  surplus: 'family',
  falseCase: 'platform',
  ended: 'platform',
} as const satisfies Record<NewCaseRefund['kind'], ReturnBy>;

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
  const before = await stopCase(trx, { caseId, by: returnBy[kind], state }, now);
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

type Stopped = { caseId: string; by: ReturnBy; state: CaseState };

/** Answers what the case was before, for a refund that comes to nothing. */
async function stopCase(trx: Trx, { caseId, by, state }: Stopped, now: number) {
  const { finished_at } = await trx
    .selectFrom('cases')
    .select('finished_at')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await beginReturning(trx, { caseId, by, finishedAt: finished_at ?? now });
  return {
    status_before: state.status,
    end_reason_before: state.endReason,
    finished_at_before: finished_at,
  };
}
