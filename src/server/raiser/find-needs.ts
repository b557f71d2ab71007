import type { Database } from '#src/server/db/database.ts';
import { findOwedUse } from '#src/server/progress/find-owed-use.ts';
import { findCounts } from '#src/server/verification/find-counts.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import type { CaseNeeds } from '#src/shared/raiser/raiser-tasks.ts';
import { optionalParts, partsFor } from '#src/shared/raising/parts.ts';
import { findFlag } from './find-flag.ts';
import { findPressing } from './find-pressing.ts';
import type { RaiserCase } from './find-raiser-case.ts';
import { findUnansweredComments, findUnansweredGifts } from './find-unanswered.ts';

const weekMs = 7 * dayMs;
/** It is one more than is shown in figures. */
const mostCounted = 100;

/** Finds what a case lacks, for its fundraiser's list of to-dos. */
export async function findNeeds(db: Database, found: RaiserCase, now: number) {
  const { infoUuid: caseId, ownerUserId } = found;
  const asked = { caseId, ownerUserId, limit: mostCounted };
  const [pressing, flag, owed, posts, papers, withdraws, gifts, comments, verified, shares] =
    await Promise.all([
      findPressing(db, caseId),
      findFlag(db, found),
      findOwedUse(db, caseId),
      findOwnPostStates(db, caseId),
      findMissingPapers(db, found),
      mayWithdraw(db, found, now),
      findUnansweredGifts(db, asked),
      findUnansweredComments(db, asked),
      findCounts(db, caseId),
      findSharesSince(db, { caseId, userId: ownerUserId, since: now - weekMs }),
    ]);
  return {
    ...pressing,
    flag,
    // What can no more be mended is not asked for.
    refusedParts: found.maySupplement ? pressing.refusedParts : 0,
    phase: found.phase,
    mayPost: found.mayPost,
    inMourning: found.inMourning,
    fundUseDueAt: owed.map(({ dueAt }) => dueAt),
    refusedPosts: found.mayPost
      ? posts.filter(({ status }) => status === postStatuses.refused).length
      : 0,
    missingPapers: found.isPublic && found.maySupplement ? papers : 0,
    mayWithdraw: withdraws,
    unansweredGifts: found.mayReply ? gifts.length : 0,
    unansweredComments: found.mayReply ? comments.length : 0,
    lastToldAt: Math.max(found.publishedAt, ...posts.map(({ submitted_at }) => submitted_at)),
    verifications: verified.count,
    sharesOfWeek: shares,
    labels: found.labels.length,
  } satisfies CaseNeeds;
}

/** Finds the last posts' states; an older refused one is no longer pressing. */
function findOwnPostStates(db: Database, caseId: string) {
  return db
    .selectFrom('progress_posts')
    .select(['status', 'submitted_at'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/**
 * Finds how many parts of what a withdrawal needs were not handed in; what was sent back is asked
 * by itself.
 */
async function findMissingPapers(
  db: Database,
  { infoUuid: caseId, caseType }: RaiserCase,
): Promise<number> {
  const { passed, rejected, submitted } = infoReviewStatuses;
  const needed = partsFor(caseType).material.filter((part) => !optionalParts.includes(part));
  const sent = await db
    .selectFrom('case_parts')
    .select('part')
    .where('case_id', '=', caseId)
    .where('part', 'in', needed)
    .where('status', 'in', [passed, rejected, submitted])
    .execute();
  return needed.length - sent.length;
}

/** Is money there once raising is over, and does nothing keep it from its family? */
async function mayWithdraw(
  db: Database,
  { infoUuid, phase }: RaiserCase,
  now: number,
): Promise<boolean> {
  return phase !== 'raising' && (await findCashCheck(db, infoUuid, now)).canCash;
}

async function findSharesSince(
  db: Database,
  { caseId, userId, since }: { caseId: string; userId: string; since: number },
): Promise<number> {
  const rows = await db
    .selectFrom('shares')
    .select('id')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .limit(1)
    .execute();
  return rows.length;
}
