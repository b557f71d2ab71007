import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bindImages } from '#src/server/media/bind-images.ts';
import { requireOwnImages } from '#src/server/media/require-own-images.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { requireOpenWords } from '#src/server/platform/require-words.ts';
import { closeTask } from '#src/server/review/close-task.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type DiscussionStatus,
  discussionStatuses,
} from '#src/shared/discussions/discussion-steps.ts';
import { type DiscussionRow, findNewest } from './discussion-row.ts';
import { takeStep } from './take-step.ts';
import { verdictTask } from './task-subjects.ts';

type Explained = {
  caseId: string;
  userId: string;
  content: string;
  attachments: readonly string[];
};

export const papersOf = (discussionId: string) => `discussion:${discussionId}` as const;

/** The family explains, with papers; staff look at it before anyone else does. */
export async function submitExplanation(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  explained: Explained,
  now: number,
): Promise<{ status: DiscussionStatus }> {
  const { caseId, userId, content, attachments } = explained;
  requireOpenWords({ content });
  await inTransaction(db, async (trx) => {
    const found = await findNewest(trx, caseId);
    if (!found) throw new Problem('discussionNotOpen');
    if (await isSame(trx, found, explained)) return;
    const { id: discussionId } = found;
    await requireOwnImages(trx, { imageIds: attachments, userId, purposes: ['discussion'] });
    const columns = { content, explained_at: now, refusal: '' };
    await takeStep(trx, { discussionId, step: 'explain', columns }, now);
    await bindImages(trx, { imageIds: attachments, subject: papersOf(discussionId), now });
    // Late is not never: staff need not decide without it, as long as none of them has.
    await requireNoVerdict(trx, discussionId);
    const awaited = verdictTask(discussionId, 1);
    const gone = { queue: 'discussion', subjectId: awaited, because: 'replaced' } as const;
    await closeTask(trx, { ...gone, now });
    const task = { queue: 'discussion', subjectId: discussionId, caseId } as const;
    await openTask(trx, { ...task, submittedBy: userId, now });
  });
  pageTags.purge([tagOfCase(caseId)]);
  wakeJobs();
  return { status: discussionStatuses.onAudit };
}

async function requireNoVerdict(trx: Trx, discussionId: string): Promise<void> {
  const given = await trx
    .selectFrom('discussion_verdicts')
    .select('turn')
    .where('discussion_id', '=', discussionId)
    .limit(1)
    .executeTakeFirst();
  if (given) throw new Problem('discussionNotOpen');
}

/** The same words were sent twice, since an answer was lost. */
async function isSame(
  db: Database,
  { id, status, content }: DiscussionRow,
  explained: Explained,
): Promise<boolean> {
  if (status !== discussionStatuses.onAudit || content !== explained.content) return false;
  const kept = await db
    .selectFrom('images')
    .select('id')
    .where('subject', '=', papersOf(id))
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  return kept.map((image) => image.id).join() === explained.attachments.join();
}
