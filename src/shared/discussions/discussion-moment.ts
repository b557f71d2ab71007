import { type DiscussionStatus, discussionStatuses } from './discussion-steps.ts';

/** A discussion waits for this, as its pages say it. */
type DiscussionMoment =
  | 'noApply'
  | 'onAudit'
  | 'onReject'
  | 'onPublic'
  | 'counted'
  | 'late'
  | 'end';

export function momentOf(
  { status, dueAt }: { status: DiscussionStatus; dueAt: number },
  now: number,
): DiscussionMoment {
  const isOver = now >= dueAt;
  switch (status) {
    case discussionStatuses.onAudit:
      return 'onAudit';
    case discussionStatuses.onPublic:
      return isOver ? 'counted' : 'onPublic';
    case discussionStatuses.end:
      return 'end';
    case discussionStatuses.onReject:
      return isOver ? 'late' : 'onReject';
    default:
      return isOver ? 'late' : 'noApply';
  }
}
