import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import { findOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database } from '#src/server/db/database.ts';
import { findGoodsDue } from '#src/server/kinds/goods/find-goods-due.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import {
  type DiscussionStatus,
  discussionStatuses,
  discussionSteps,
} from '#src/shared/discussions/discussion-steps.ts';

/** Finds what of a case's money waits for its family, and what leaves it now. */
export async function findPressing(db: Database, caseId: string) {
  const [goods, refund, withdrawal, launch, objections, questions, refusedParts, discussion] =
    await Promise.all([
      findGoodsDue(db, caseId),
      findOpenCaseRefund(db, caseId),
      findOpenWithdrawal(db, caseId),
      countUnlaunched(db, caseId),
      countSilent(db, caseId),
      countOpenQuestions(db, caseId),
      countRefused(db, caseId),
      findOpenDiscussion(db, caseId),
    ]);
  return {
    ...goods,
    discussionOpen: discussion !== undefined,
    refundOpen: refund !== undefined,
    withdrawalOpen: withdrawal !== undefined,
    refundsToConfirm: launch,
    openObjections: objections,
    openQuestions: questions,
    refusedParts,
    discussionsToExplain: discussion && asksFamily(discussion) ? 1 : 0,
  };
}

const asksFamily = ({ status }: { status: DiscussionStatus }) =>
  discussionSteps.explain.from.some((standing) => discussionStatuses[standing] === status);

/** Counts refunds that passed and wait for the last word of the fundraiser who asked. */
async function countUnlaunched(db: Database, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('case_refunds')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'fundraiser')
    .where('status', '=', 'PASSED')
    .where('launched_at', 'is', null)
    .limit(1)
    .execute();
  return rows.length;
}

/** Counts objections that nobody has settled and the family has said nothing to. */
async function countSilent(db: Database, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('withdrawal_objections as objection')
    .innerJoin('withdrawals', 'withdrawals.id', 'objection.withdrawal_id')
    .select('objection.id')
    .where('withdrawals.case_id', '=', caseId)
    .where('objection.state', '=', 'open')
    .where('objection.family_at', 'is', null)
    .limit(20)
    .execute();
  return rows.length;
}

/** Counts what staff asked and wait for. */
async function countOpenQuestions(db: Database, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('task_questions')
    .select('id')
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .limit(20)
    .execute();
  return rows.length;
}

async function countRefused(db: Database, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('case_parts')
    .select('part')
    .where('case_id', '=', caseId)
    .where('status', '=', infoReviewStatuses.rejected)
    .limit(20)
    .execute();
  return rows.length;
}
