import { isPublicCase } from '#src/server/cases/is-public-case.ts';
import type { Database } from '#src/server/db/database.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { findFailedOrders } from '#src/server/refunds/case/find-refund-orders.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { getDiscussion } from '#src/shared/discussions/calls.ts';
import { discussionStatuses, mayStep } from '#src/shared/discussions/discussion-steps.ts';
import type {
  DiscussionResult,
  Explanation,
  VoteOption,
} from '#src/shared/discussions/discussion-view.ts';
import type { GiftRefund } from '#src/shared/refunds/refund-view.ts';
import { type DiscussionRow, findNewest } from './discussion-row.ts';
import { findVotingGift } from './find-voting-gift.ts';
import { findVerdicts } from './give-verdict.ts';
import { countVotes } from './give-vote.ts';
import { papersOf } from './submit-explanation.ts';

type Asked = {
  caseId: string;
  userId: string | undefined;
  /** These are of gifts that this device gave without an account. */
  tradeNos?: readonly string[];
};

type DiscussionDetail = NonNullable<CallAnswer<typeof getDiscussion>>;

/** Finds the newest discussion of a case, as this viewer may see it. */
export async function findDiscussion(db: Database, asked: Asked): Promise<DiscussionDetail | null> {
  const row = await findPublicRow(db, asked.caseId);
  if (!row) return null;
  const ownOption = await findOwnOption(db, row.id, asked.userId);
  const isOver = row.status === discussionStatuses.end;
  return {
    discussionId: row.id,
    status: row.status,
    reason: row.reason,
    openedAt: row.opened_at,
    dueAt: row.due_at,
    explanation: await findExplanation(db, { row, userId: asked.userId }),
    mayVote: row.status === discussionStatuses.onPublic && (await isDonor(db, row.id, asked)),
    ownOption,
    counts: isOver || ownOption !== null ? await countVotes(db, row.id) : null,
  };
}

/** Of a case that nobody may read nothing is told. */
export async function findPublicRow(
  db: Database,
  caseId: string,
): Promise<DiscussionRow | undefined> {
  if (!(await isPublicCase(db, caseId))) throw new Problem('notFound');
  return findNewest(db, caseId);
}

/** Finds the same with what is the family's alone; of a case that is not public too. */
export async function findOwnDiscussion(db: Database, asked: Asked & { userId: string }) {
  const row = await findNewest(db, asked.caseId);
  if (!row) return undefined;
  const papers = await findImagesOf(db, papersOf(row.id));
  return {
    ...{ status: row.status, reason: row.reason, dueAt: row.due_at, refusal: row.refusal },
    explanation: await findExplanation(db, { row, userId: asked.userId }),
    paperIds: papers.map(({ imageId }) => imageId),
    mayExplain:
      mayStep('explain', { status: row.status, dueAt: row.due_at }, row.due_at) &&
      (await findVerdicts(db, row.id)).length === 0,
  };
}

/** Finds what staff decided, and why. */
export async function findResult(db: Database, caseId: string): Promise<DiscussionResult | null> {
  const row = await findPublicRow(db, caseId);
  if (!row || row.outcome === null || row.ended_at === null) return null;
  const reasons = (await findVerdicts(db, row.id)).map(({ outcome, words }) => ({
    outcome,
    words,
  }));
  const counts = await countVotes(db, row.id);
  const refunds = row.refund_id !== null;
  return { outcome: row.outcome, reasons, counts, refunds, endedAt: row.ended_at };
}

/** Finds gifts that could not be returned yet after a discussion that ended so. */
export async function findRefundFailed(db: Database, caseId: string): Promise<GiftRefund[]> {
  const row = await findPublicRow(db, caseId);
  return row?.refund_id ? findFailedOrders(db, row.refund_id) : [];
}

/** Finds the explanation to others only once it is published; its family sees it before. */
export async function findExplanation(
  db: Database,
  { row, userId }: { row: DiscussionRow; userId: string | undefined },
): Promise<Explanation | null> {
  const { case_id: caseId } = row;
  const { content, explained_at: explainedAt } = row;
  if (content === null || explainedAt === null) return null;
  if (row.published_at === null && !(await isOwner(db, caseId, userId))) return null;
  const papers = await findImagesOf(db, papersOf(row.id));
  const images = papers.flatMap(({ isPublic, path, largePath, width, height }) =>
    isPublic ? [{ url: `/media/${path}`, largeUrl: `/media/${largePath}`, width, height }] : [],
  );
  return { content, explainedAt, images, privatePapers: papers.length - images.length };
}

async function isOwner(db: Database, caseId: string, userId: string | undefined) {
  if (userId === undefined) return false;
  const own = await db
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .where('owner_user_id', '=', userId)
    .executeTakeFirst();
  return own !== undefined;
}

async function isDonor(
  db: Database,
  discussionId: string,
  { caseId, userId, tradeNos = [] }: Asked,
): Promise<boolean> {
  if (userId === undefined) return false;
  return (await findVotingGift(db, { discussionId, caseId, userId, tradeNos })) !== undefined;
}

async function findOwnOption(
  db: Database,
  discussionId: string,
  userId: string | undefined,
): Promise<VoteOption | null> {
  if (userId === undefined) return null;
  const vote = await db
    .selectFrom('discussion_votes')
    .select('option')
    .where('discussion_id', '=', discussionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return vote?.option ?? null;
}
