import { expect, test } from 'vitest';
import {
  type DiscussionStep,
  discussionStatuses,
  discussionSteps,
  mayStep,
} from '#src/shared/discussions/discussion-steps.ts';
import { legalDiscussionSteps as legal } from '../../support/legal-discussion-steps.ts';

const dueAt = 1000;
const [before, after] = [dueAt - 1, dueAt];

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
