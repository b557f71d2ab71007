import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Finds what a person holds now, the lease that ends first on top. */
export function findOwnClaims(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select([
      'review_tasks.id as taskId',
      'review_tasks.queue',
      'review_tasks.claimed_until as claimedUntil',
      titleIn(locale).$castTo<string | null>().as('caseTitle'),
    ])
    .where('review_tasks.state', '=', 'open')
    .where('review_tasks.claimed_by', '=', userId)
    .where('review_tasks.claimed_until', '>', now)
    .orderBy('review_tasks.claimed_until')
    .limit(20)
    .execute();
}
