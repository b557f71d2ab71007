import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const most = 20;

type Asked = { userId: string; locale: Locale };

/**
 * Finds what was left to a person and is theirs to go on with: not in hand, not put off, not
 * waiting.
 */
export function findLeftTasks(db: Database, { userId, locale }: Asked, now: number) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .select([
      'review_tasks.id as taskId',
      'review_tasks.queue',
      titleIn(locale).$castTo<string | null>().as('caseTitle'),
    ])
    .where('review_tasks.state', '=', 'open')
    .where('review_tasks.assigned_to', '=', userId)
    .where(staffClock(now), 'is not', null)
    .where(({ eb, or }) => or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)]))
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .orderBy('review_tasks.opened_at')
    .limit(most)
    .execute();
}
