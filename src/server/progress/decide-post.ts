import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { notify, notifyDonors, notifyFollowers } from '#src/server/notices/notify.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import { markFundUseShown } from '#src/server/withdrawals/fund-use/mark-fund-use-shown.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { tagsOfHandedIn } from './add-post.ts';

/**
 * Staff decide on a post, in the desk's transaction. When it passes, everyone concerned is told.
 */
export async function decidePost(trx: Trx, decided: Decided): Promise<AfterCommit> {
  const { subjectId: postId, decision, now } = decided;
  const passes = decision === 'pass';
  const refusals = { ...decided.refusals, ...(decided.words ? { all: decided.words } : {}) };
  const post = await trx
    .updateTable('progress_posts')
    .set({
      status: passes ? postStatuses.passed : postStatuses.refused,
      passed_at: passes ? now : null,
      refusals: passes ? null : toJson(refusals),
    })
    .where('id', '=', postId)
    .where('status', '=', postStatuses.submitted)
    .returning(['case_id', 'author_user_id', 'payout_no', 'type'])
    .executeTakeFirst();
  if (!post) throw new Problem('taskDecided');
  const { case_id: caseId, author_user_id: userId, payout_no: payoutNo } = post;
  const told = { caseId, subjectId: postId, now };
  if (!passes) {
    // It may be refused again after it was mended, so that this word is of the moment.
    const again = { ...told, subjectId: `${postId}:${now}` };
    const words = Object.values(refusals).join(' ');
    await notify(trx, { userId, kind: 'postRefused', ...again, params: { words } });
    return { purge: tagsOfHandedIn({ caseId, type: post.type }), wakeJobs: true };
  }
  await notify(trx, { userId, kind: 'postPassed', ...told });
  if (payoutNo) await markFundUseShown(trx, { caseId, payoutNo, postId, now });
  await notifyFollowers(trx, { kind: 'caseProgress', ...told });
  await notifyDonors(trx, { kind: 'caseProgress', ...told });
  const all = post.type === 'fundUse' ? [tagOfLists] : [];
  return { purge: [tagOfCase(caseId), ...all], wakeJobs: true };
}
