import { expect, test } from 'vitest';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { type CaseNeeds, raiserTasksOf } from '#src/shared/raiser/raiser-tasks.ts';

const now = Date.UTC(2026, 10, 20);
const content: CaseNeeds = {
  ...{ phase: 'raising', mayPost: true, inMourning: false, fundUseDueAt: [], refusedPosts: 0 },
  ...{ goodsReturns: 0, goodsToSend: 0, flag: undefined, refundOpen: false },
  ...{
    missingPapers: 0,
    mayWithdraw: false,
    unansweredGifts: 0,
    unansweredComments: 0,
    lastToldAt: now,
  },
  ...{ refundsToConfirm: 0, openObjections: 0, openQuestions: 0, discussionsToExplain: 0 },
  refusedParts: 0,
  ...{ verifications: 9, sharesOfWeek: 1, labels: 2 },
};
const kinds = (needs: Partial<CaseNeeds>) =>
  raiserTasksOf({ ...content, ...needs }, now).map(({ kind, count }) => [kind, count]);

test('a case that lacks nothing asks for nothing', () => {
  expect(kinds({})).toEqual([]);
});

test('what is owed to donors stands first, then the rest in its order', () => {
  const needs = {
    ...{ fundUseDueAt: [now - 1, now + 1], refusedPosts: 1, missingPapers: 2 },
    ...{ unansweredGifts: 3, unansweredComments: 4, lastToldAt: now - 15 * dayMs },
    ...{ verifications: 0, sharesOfWeek: 0, labels: 0 },
  };
  expect(kinds(needs)).toEqual([
    ['fundUseOverdue', 1],
    ['fundUseDue', 1],
    ['postRefused', 1],
    ['papersMissing', 2],
    ['giftsUnanswered', 3],
    ['commentsUnanswered', 4],
    ['progressDue', 0],
    ['verificationLow', 0],
    ['share', 0],
    ['labels', 0],
  ]);
  expect(kinds({ ...needs, inMourning: true }).map(([kind]) => kind)).toEqual([
    'fundUseOverdue',
    'fundUseDue',
    'postRefused',
  ]);
});

test('a case that no longer raises is not asked to share or to find verifiers', () => {
  expect(kinds({ phase: 'ended', labels: 0, verifications: 0, sharesOfWeek: 0 })).toEqual([]);
});

test('money that can be withdrawn once raising is over stands before thanks, and never in mourning', () => {
  const waits = { phase: 'ended', mayWithdraw: true, unansweredGifts: 2 } as const;
  expect(kinds(waits)).toEqual([
    ['moneyWaits', 0],
    ['giftsUnanswered', 2],
  ]);
  expect(kinds({ ...waits, inMourning: true })).toEqual([]);
});

test('two quiet weeks ask for an update, unless none may be posted', () => {
  expect(kinds({ lastToldAt: now - 14 * dayMs })).toEqual([]);
  expect(kinds({ lastToldAt: now - 14 * dayMs - 1 })).toEqual([['progressDue', 0]]);
  expect(kinds({ lastToldAt: 0, mayPost: false })).toEqual([]);
});

test('money that waits for the family stands before all, in mourning too', () => {
  const waits = {
    ...{ refundsToConfirm: 1, openObjections: 2, openQuestions: 1, fundUseDueAt: [now - 1] },
  };
  expect(kinds({ ...waits, unansweredGifts: 1, phase: 'refunding' })).toEqual([
    ['refundToConfirm', 1],
    ['objectionToAnswer', 2],
    ['questionToAnswer', 1],
    ['fundUseOverdue', 1],
    ['giftsUnanswered', 1],
  ]);
  expect(kinds({ ...waits, inMourning: true })).toHaveLength(4);
});

test('a case that is not public yet has one step: to mend, to submit, or to wait', () => {
  expect(kinds({ phase: 'pending' })[0]).toEqual(['notSubmitted', 0]);
  expect(kinds({ phase: 'denied', refusedParts: 2 })[0]).toEqual(['partsRefused', 2]);
  expect(kinds({ phase: 'reviewing' })[0]).toEqual(['inReview', 0]);
});

test('a doubted case is asked to answer and shown its refund, and never to thank or to tell', () => {
  const owes = { unansweredGifts: 3, unansweredComments: 1, lastToldAt: 0, refundOpen: true };
  for (const flag of ['risk', 'stopped', 'false'] as const)
    expect(kinds({ ...owes, phase: 'refunding', flag })).toEqual([
      ['flagToAnswer', 0],
      ['refundToFollow', 0],
    ]);
});

test('a refund that waits for others is followed before donors are thanked, and not beside its confirming', () => {
  const waits = { phase: 'refunding', refundOpen: true, unansweredGifts: 1 } as const;
  expect(kinds(waits)).toEqual([
    ['refundToFollow', 0],
    ['giftsUnanswered', 1],
  ]);
  expect(kinds({ ...waits, refundsToConfirm: 1 }).map(([kind]) => kind)).not.toContain(
    'refundToFollow',
  );
});
