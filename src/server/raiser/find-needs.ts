import type { Database } from '#src/server/db/database.ts';
import { findGoodsDue } from '#src/server/kinds/find-goods-due.ts';
import { findOwedUse } from '#src/server/progress/find-owed-use.ts';
import { findCounts } from '#src/server/verification/find-counts.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import type { CaseNeeds } from '#src/shared/raiser/raiser-tasks.ts';
import type { RaiserCase } from './find-raiser-case.ts';
import { findUnansweredComments, findUnansweredGifts } from './find-unanswered.ts';

const weekMs = 7 * 86_400_000;
/** Beyond this many, a to-do says "and more". */
const mostCounted = 99;
const neededFacts = ['identity', 'diagnosis', 'hospital', 'payee', 'costs'] as const;

/** What a case lacks, for its fundraiser's list of to-dos. */
export async function findNeeds(db: Database, found: RaiserCase, now: number): Promise<CaseNeeds> {
  const { infoUuid: caseId, ownerUserId } = found;
  const asked = { caseId, ownerUserId, limit: mostCounted };
  const [goods, owed, posts, papers, gifts, comments, verified, shares] = await Promise.all([
    findGoodsDue(db, caseId),
    findOwedUse(db, caseId),
    findOwnPostStates(db, caseId),
    findMissingPapers(db, caseId),
    findUnansweredGifts(db, asked),
    findUnansweredComments(db, asked),
    findCounts(db, caseId),
    findSharesSince(db, { caseId, userId: ownerUserId, since: now - weekMs }),
  ]);
  return {
    ...goods,
    raising: found.phase === 'raising',
    mayPost: found.mayPost,
    inMourning: found.inMourning,
    fundUseDueAt: owed.map(({ dueAt }) => dueAt),
    refusedPosts: posts.filter(({ status }) => status === postStatuses.refused).length,
    missingPapers: found.isPublic ? papers : 0,
    unansweredGifts: gifts.length,
    unansweredComments: comments.length,
    lastToldAt: Math.max(found.publishedAt, ...posts.map(({ submitted_at }) => submitted_at)),
    verifications: verified.count,
    sharesOfWeek: shares,
    labels: found.labels.length,
  };
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
async function findMissingPapers(db: Database, caseId: string): Promise<number> {
  const rows = await db
    .selectFrom('case_facts')
    .select('kind')
    .where('case_id', '=', caseId)
    .where('state', 'in', ['documentSeen', 'confirmed'])
    .limit(50)
    .execute();
  const seen: readonly string[] = rows.map(({ kind }) => kind);
  return neededFacts.filter((kind) => !seen.includes(kind)).length;
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
