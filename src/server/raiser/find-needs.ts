import type { Database } from '#src/server/db/database.ts';
import { findOwedUse } from '#src/server/progress/find-owed-use.ts';
import { findCounts } from '#src/server/verification/find-counts.ts';
import { factKindsOf } from '#src/shared/cases/enumerations.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import type { CaseNeeds } from '#src/shared/raiser/raiser-tasks.ts';
import { findPressing } from './find-pressing.ts';
import type { RaiserCase } from './find-raiser-case.ts';
import { findUnansweredComments, findUnansweredGifts } from './find-unanswered.ts';

const weekMs = 7 * dayMs;
/** One more than is shown in figures. */
const mostCounted = 100;

/** What a case lacks, for its fundraiser's list of to-dos. */
export async function findNeeds(db: Database, found: RaiserCase, now: number) {
  const { infoUuid: caseId, ownerUserId } = found;
  const asked = { caseId, ownerUserId, limit: mostCounted };
  const [pressing, owed, posts, papers, gifts, comments, verified, shares] = await Promise.all([
    findPressing(db, caseId),
    findOwedUse(db, caseId),
    findOwnPostStates(db, caseId),
    findMissingPapers(db, found),
    findUnansweredGifts(db, asked),
    findUnansweredComments(db, asked),
    findCounts(db, caseId),
    findSharesSince(db, { caseId, userId: ownerUserId, since: now - weekMs }),
  ]);
  return {
    ...pressing,
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
    unansweredGifts: found.mayReply ? gifts.length : 0,
    unansweredComments: found.mayReply ? comments.length : 0,
    lastToldAt: Math.max(found.publishedAt, ...posts.map(({ submitted_at }) => submitted_at)),
    verifications: verified.count,
    sharesOfWeek: shares,
    labels: found.labels.length,
  } satisfies CaseNeeds;
}

/** The last posts' states; an older refused one is no longer pressing. */
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

/** How many kinds of facts no paper was seen for. */
async function findMissingPapers(
  db: Database,
  { infoUuid: caseId, caseType }: RaiserCase,
): Promise<number> {
  const rows = await db
    .selectFrom('case_facts')
    .select('kind')
    .where('case_id', '=', caseId)
    .where('state', 'in', ['documentSeen', 'confirmed'])
    .limit(50)
    .execute();
  const seen: readonly string[] = rows.map(({ kind }) => kind);
  const needed = factKindsOf(caseType).filter((kind) => kind !== 'household');
  return needed.filter((kind) => !seen.includes(kind)).length;
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
