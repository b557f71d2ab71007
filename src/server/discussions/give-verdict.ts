import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import { requireNoOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { notify, notifyDonors } from '#src/server/notices/notify.ts';
import { requireOpenWords, requireWords } from '#src/server/platform/require-words.ts';
import { findRefundable } from '#src/server/refunds/case/find-refundable.ts';
import { openPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { openTask } from '#src/server/review/open-task.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { mayStep } from '#src/shared/discussions/discussion-steps.ts';
import type { DiscussionOutcome } from '#src/shared/discussions/discussion-view.ts';
import { type DiscussionRow, lockDiscussion } from './discussion-row.ts';
import { ownerOf } from './owner-of.ts';
import { takeStep } from './take-step.ts';
import { type Turn, verdictTask } from './task-subjects.ts';

type Verdict = {
  discussionId: string;
  turn: Turn;
  outcome: DiscussionOutcome;
  /** They are published once the discussion is over. */
  words: string;
  staffUserId: string;
  now: number;
};

/**
 * One of the staff decides how a discussion ends. Gifts go back only where two agree, and a third
 * decides where they don't.
 */
export async function giveVerdict(trx: Trx, verdict: Verdict): Promise<{ caseId: string }> {
  const { discussionId, turn, outcome, words, staffUserId, now } = verdict;
  requireWords(words);
  requireOpenWords({ words });
  const found = await lockDiscussion(trx, discussionId, 'alone');
  const { case_id: caseId } = found;
  if (!mayStep('end', { status: found.status, dueAt: found.due_at }, now)) {
    throw new Problem('discussionNotOpen');
  }
  const given = await findVerdicts(trx, discussionId);
  if (turn !== given.length + 1) throw new Problem('discussionNotOpen');
  await requireNeutral(trx, { found, staffUserId });
  if (given.some((one) => one.staffUserId === staffUserId)) throw new Problem('secondPersonNeeded');
  await trx
    .insertInto('discussion_verdicts')
    .values({
      ...{ discussion_id: discussionId, turn, outcome, words },
      ...{ staff_user_id: staffUserId, created_at: now },
    })
    .execute();
  if (isLast(given.at(0)?.outcome, verdict)) await endDiscussion(trx, verdict, caseId);
  else await askNext(trx, verdict, caseId);
  return { caseId };
}

/** Nobody decides on their own case, nor where they voted. */
async function requireNeutral(
  trx: Trx,
  { found, staffUserId }: { found: DiscussionRow; staffUserId: string },
): Promise<void> {
  await requireOthersCase(trx, found.case_id, staffUserId);
  const voted = await trx
    .selectFrom('discussion_votes')
    .select('option')
    .where('discussion_id', '=', found.id)
    .where('user_id', '=', staffUserId)
    .executeTakeFirst();
  if (voted) throw new Problem('ownTask');
}

function isLast(first: DiscussionOutcome | undefined, { turn, outcome }: Verdict): boolean {
  if (turn === 1) return outcome === 'kept';
  return turn === 3 || first === outcome;
}

async function askNext(trx: Trx, verdict: Verdict, caseId: string): Promise<void> {
  const { discussionId, turn, staffUserId, now } = verdict;
  const subjectId = verdictTask(discussionId, turn === 1 ? 2 : 3);
  const task = { queue: 'discussion', subjectId, caseId, urgent: true } as const;
  await openTask(trx, { ...task, submittedBy: staffUserId, now });
}

async function endDiscussion(trx: Trx, verdict: Verdict, caseId: string): Promise<void> {
  const { discussionId, outcome, words, now } = verdict;
  const columns = { outcome, ended_at: now };
  await takeStep(trx, { discussionId, step: 'end', columns }, now);
  if (outcome === 'returned') await giveBack(trx, verdict, caseId);
  const told = { caseId, kind: 'discussionEnded', subjectId: discussionId } as const;
  const params = { outcome, words };
  await notify(trx, { ...told, userId: await ownerOf(trx, caseId), params, now });
  await notifyDonors(trx, { ...told, params, now });
}

/** All that is left goes back, also what a withdrawal held, which staff refuse first; two others review and release it. Of what is gone nothing can. */
async function giveBack(trx: Trx, verdict: Verdict, caseId: string): Promise<void> {
  const { discussionId, words: reason, staffUserId, now } = verdict;
  await requireNoOpenWithdrawal(trx, caseId);
  const { amountInFen } = await findRefundable(trx, caseId);
  if (amountInFen === 0) return;
  const refund = { caseId, kind: 'falseCase', reason, staffUserId } as const;
  const { refundId } = await openPlatformRefund(trx, refund, now);
  await trx
    .updateTable('discussions')
    .set({ refund_id: refundId })
    .where('id', '=', discussionId)
    .execute();
}

/** Finds what staff decided so far, in their order. */
export function findVerdicts(db: Database | Trx, discussionId: string) {
  return db
    .selectFrom('discussion_verdicts')
    .select(['outcome', 'words', 'staff_user_id as staffUserId'])
    .where('discussion_id', '=', discussionId)
    .orderBy('turn')
    .execute();
}
