import { expect, test } from 'vitest';
import {
  type DiscussionStatus,
  type DiscussionStep,
  discussionStatuses,
  discussionSteps,
  mayStep,
} from '#src/shared/discussions/discussion-steps.ts';

const dueAt = 1000;
const [before, after] = [dueAt - 1, dueAt];

/** Status and side of the clock from which each step is legal; every other pair is not. */
const legal: Record<DiscussionStep, readonly `${DiscussionStatus} ${'before' | 'after'}`[]> = {
  open: ['0 before', '0 after', '5 before', '5 after'],
  explain: ['1 before', '1 after', '3 before', '3 after'],
  refuse: ['2 before', '2 after'],
  publish: ['2 before', '2 after'],
  vote: ['4 before'],
  end: ['1 after', '3 after', '4 after'],
};

const statuses = Object.values(discussionStatuses);
const steps = Object.keys(discussionSteps) as DiscussionStep[];
const all = steps.flatMap((step) =>
  statuses.flatMap((status) => [
    { step, status, side: 'before' as const },
    { step, status, side: 'after' as const },
  ]),
);

test.each(all)('$step from $status, $side the clock', ({ step, status, side }) => {
  const now = side === 'before' ? before : after;
  const allowed = legal[step].includes(`${status} ${side}`);
  expect(mayStep(step, { status, dueAt }, now)).toBe(allowed);
});

test('the numbers are those of the documents', () => {
  expect(discussionStatuses).toEqual({
    ...{ noDiscussion: 0, noApply: 1, onAudit: 2, onReject: 3, onPublic: 4, end: 5 },
  });
});
