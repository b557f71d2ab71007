import { titleIn } from '#src/server/cases/find-tellings.ts';
import { staffClock } from '#src/server/review/staff-clock.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

const ofTask = [
  'review_tasks.id as taskId',
  'review_tasks.queue',
  'review_tasks.subject_id as subjectId',
  'review_tasks.case_id as caseId',
  'review_tasks.submitted_by as submittedBy',
  'review_tasks.urgent',
  'review_tasks.revision',
  'review_tasks.state',
  'review_tasks.opened_at as openedAt',
  'review_tasks.waiting_since as waitingSince',
  'review_tasks.escalated_at as escalatedAt',
  'review_tasks.snoozed_until as snoozedUntil',
  'review_tasks.left_words as leftWords',
  'review_tasks.claimed_by as claimedBy',
  'review_tasks.claimed_until as claimedUntil',
  'review_tasks.decision',
  'review_tasks.closed_because as closedBecause',
  'review_tasks.decided_at as decidedAt',
] as const;

/**
 * Finds a task's row with the names of the people it passed, and its case's title as written and as
 * told.
 */
export function findTask(
  { db }: Services,
  { taskId, locale }: { taskId: string; locale: Locale },
  now: number,
) {
  return db
    .selectFrom('review_tasks')
    .leftJoin('cases', 'cases.id', 'review_tasks.case_id')
    .leftJoin('users as assignees', 'assignees.id', 'review_tasks.assigned_to')
    .leftJoin('users as leavers', 'leavers.id', 'review_tasks.left_by')
    .leftJoin('users as holders', 'holders.id', 'review_tasks.claimed_by')
    .leftJoin('users as deciders', 'deciders.id', 'review_tasks.decided_by')
    .select(ofTask)
    .select([
      'leavers.nickname as leftBy',
      'assignees.nickname as assignee',
      'holders.nickname as holder',
      'deciders.nickname as decider',
      'cases.title as caseTitle',
      titleIn(locale).$castTo<string | null>().as('toldTitle'),
      'cases.owner_user_id as ownerUserId',
    ])
    .select(staffClock(now).as('clock'))
    .where('review_tasks.id', '=', taskId)
    .executeTakeFirst();
}
