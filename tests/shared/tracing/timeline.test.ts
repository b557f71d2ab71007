import { expect, test } from 'vitest';
import type { Fact } from '#src/shared/cases/funding-parts.ts';
import type { ProgressPost } from '#src/shared/progress/post-view.ts';
import type { ShownWithdrawal } from '#src/shared/tracing/allocation.ts';
import { timelineOf } from '#src/shared/tracing/timeline.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-20T12:00:00');
const fact = (more: Partial<Fact>): Fact => ({
  ...{ kind: 'costs', state: 'documentSeen', method: 'billsSeen', words: null },
  compared: [],
  ...{ statedAt: at('2026-10-02T08:00:00'), expiresAt: null, ...more },
});
const found = {
  facts: [] as Fact[],
  publishedAt: at('2026-10-01T08:00:00'),
  finishedAt: null as number | null,
  phase: 'raising' as const,
};
const withdrawal: ShownWithdrawal = {
  ...{ amountInFen: 100, netInFen: 97, paidInFen: 97, givenBackInFen: 0, noticeOver: true },
  ...{ purpose: '', plan: '', status: 'PAID' },
  ...{ appliedAt: at('2026-11-01T08:00:00'), changedAt: at('2026-11-03T08:00:00') },
};
const nothing = { milestones: [], withdrawals: [], posts: [] };
const kindsOf = (told: Parameters<typeof timelineOf>[0]) =>
  timelineOf(told, now).map(({ month, entries }) => [month, entries.map(({ kind }) => kind)]);

test('everything stands in its month as China counts them, newest first', () => {
  const milestones = [{ percent: 25 as const, reachedAt: at('2026-11-01T00:30:00') }];
  expect(kindsOf({ ...nothing, found, milestones, withdrawals: [withdrawal] })).toEqual([
    ['2026-11', ['withdrawalState', 'withdrawalApplied', 'milestone']],
    ['2026-10', ['published']],
  ]);
});

test('of what one gift reached the most stands first', () => {
  const reachedAt = at('2026-11-01T00:30:00');
  const milestones = ([25, 50, 75, 100] as const).map((percent) => ({ percent, reachedAt }));
  const [november] = timelineOf({ ...nothing, found, milestones }, now);
  const reached = november?.entries.map((entry) => entry.kind === 'milestone' && entry.percent);
  expect(reached).toEqual([100, 75, 50, 25]);
});

test('a withdrawal that only began stands there once', () => {
  const begun = { ...withdrawal, changedAt: withdrawal.appliedAt };
  expect(kindsOf({ ...nothing, found, withdrawals: [begun] })[0]).toEqual([
    '2026-11',
    ['withdrawalApplied'],
  ]);
});

test('an expired fact stands there twice, a fact that will expire once', () => {
  const expired = fact({ state: 'expired', expiresAt: at('2026-11-10T00:00:00') });
  const valid = fact({ expiresAt: at('2027-01-01T00:00:00') });
  expect(kindsOf({ found: { ...found, facts: [expired, valid] }, ...nothing })).toEqual([
    ['2026-11', ['factExpired']],
    ['2026-10', ['fact', 'fact', 'published']],
  ]);
});

test('where posts are paged, the rest comes with the page of its time, each once', () => {
  const post = (passedAt: number) => ({ passedAt }) as ProgressPost;
  const [newer, older] = [at('2026-10-20T08:00:00'), at('2026-10-10T08:00:00')];
  const milestones = [{ percent: 25 as const, reachedAt: newer }];
  const told = { found, milestones, withdrawals: [withdrawal] };
  const pageOf = (passedAt: number, time: { from: number; until: number }) =>
    kindsOf({ ...told, posts: [post(passedAt)], time }).flatMap(([, kinds]) => kinds);
  expect(pageOf(newer, { from: newer, until: Infinity })).toEqual([
    ...['withdrawalState', 'withdrawalApplied'],
    ...['milestone', 'post'],
  ]);
  expect(pageOf(older, { from: 0, until: newer })).toEqual(['post', 'published']);
});

test('the end of a case says in which state it is, and what is to come is left out', () => {
  const ended = { ...found, finishedAt: now - 1, phase: 'withdrawn' as const };
  expect(timelineOf({ found: ended, ...nothing }, now)[0]?.entries).toEqual([
    { at: now - 1, kind: 'finished', phase: 'withdrawn' },
  ]);
  expect(kindsOf({ found: { ...found, finishedAt: now + 1 }, ...nothing })).toEqual([
    ['2026-10', ['published']],
  ]);
});
