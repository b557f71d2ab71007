import type { CaseDetail } from '#src/shared/cases/case-detail.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';
import type { Fact } from '#src/shared/cases/funding-parts.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { ProgressPost } from '#src/shared/progress/post-view.ts';
import type { ShownWithdrawal } from './allocation.ts';
import type { MilestonePercent } from './milestones.ts';

export type Milestone = { percent: MilestonePercent; reachedAt: number };

/** This is one thing that happened in the life of a case. */
export type TimelineEntry = { at: number } & (
  | { kind: 'published' }
  | { kind: 'milestone'; percent: MilestonePercent }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'factExpired'; fact: Fact }
  | { kind: 'withdrawalApplied' | 'withdrawalState'; withdrawal: ShownWithdrawal }
  | { kind: 'post'; post: ProgressPost }
  | { kind: 'finished'; phase: CasePhase }
);

export type TimelineMonth = { month: string; entries: TimelineEntry[] };

type Told = {
  found: Pick<CaseDetail, 'facts' | 'publishedAt' | 'finishedAt' | 'phase'>;
  milestones: readonly Milestone[];
  withdrawals: readonly ShownWithdrawal[];
  posts: readonly ProgressPost[];
  /** Posts come page by page, and with them what else happened in their time. */
  time?: { from: number; until: number };
};

/** Lists what happened in a case by month, newest first; what is yet to come is left out. */
export function timelineOf(
  { found, milestones, withdrawals, posts, time = { from: 0, until: Infinity } }: Told,
  now: number,
): TimelineMonth[] {
  const others: TimelineEntry[] = [
    { at: found.publishedAt, kind: 'published' },
    // One gift may reach more than one; the highest came last.
    ...milestones.toReversed().map(({ percent, reachedAt }) => ({
      at: reachedAt,
      kind: 'milestone' as const,
      percent,
    })),
    ...found.facts.flatMap(entriesOfFact),
    ...withdrawals.flatMap(entriesOfWithdrawal),
    ...(found.finishedAt === null
      ? []
      : [{ at: found.finishedAt, kind: 'finished' as const, phase: found.phase }]),
  ];
  const entries = [
    ...others.filter(({ at }) => at >= time.from && at < time.until),
    ...posts.flatMap(entriesOfPost),
  ];
  const past = entries.filter(({ at }) => at <= now).sort((a, b) => b.at - a.at);
  const months = Map.groupBy(past, ({ at }) => dayOf(at).slice(0, 7));
  return [...months].map(([month, some]) => ({ month, entries: some }));
}

function entriesOfFact(fact: Fact): TimelineEntry[] {
  const stated: TimelineEntry = { at: fact.statedAt, kind: 'fact', fact };
  if (fact.state !== 'expired' || fact.expiresAt === null) return [stated];
  return [stated, { at: fact.expiresAt, kind: 'factExpired', fact }];
}

function entriesOfWithdrawal(withdrawal: ShownWithdrawal): TimelineEntry[] {
  const applied: TimelineEntry = {
    at: withdrawal.appliedAt,
    kind: 'withdrawalApplied',
    withdrawal,
  };
  if (withdrawal.changedAt <= withdrawal.appliedAt) return [applied];
  return [applied, { at: withdrawal.changedAt, kind: 'withdrawalState', withdrawal }];
}

function entriesOfPost(post: ProgressPost): TimelineEntry[] {
  return post.passedAt === null ? [] : [{ at: post.passedAt, kind: 'post', post }];
}
