import type { DiscussionStatus, DiscussionStep } from '#src/shared/discussions/discussion-steps.ts';

export type Side = 'before' | 'after';

/**
 * It has the status and the side of the clock from which each step is legal; every other pair is
 * not.
 */
export const legalDiscussionSteps: Record<
  DiscussionStep,
  readonly `${DiscussionStatus} ${Side}`[]
> = {
  open: ['0 before', '0 after', '5 before', '5 after'],
  explain: ['1 before', '1 after', '3 before', '3 after'],
  refuse: ['2 before', '2 after'],
  publish: ['2 before', '2 after'],
  vote: ['4 before'],
  end: ['1 after', '3 after', '4 after'],
};
