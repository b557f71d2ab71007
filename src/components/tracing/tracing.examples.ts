import { paidWithdrawal, sampleWithdrawal } from '#src/preview/sample-money.ts';
import { longWords, sampleAt, sampleDay, sampleId, samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { GiftTrace } from '#src/shared/tracing/gift-trace.ts';
import { materialKinds } from '#src/shared/tracing/materials.ts';
import type { TimelineEntry } from '#src/shared/tracing/timeline.ts';
import AllocationList from './AllocationList.astro';
import Knowledge from './Knowledge.astro';
import Papers from './Papers.astro';
import Timeline from './Timeline.astro';
import TraceSteps from './TraceSteps.astro';

const withdrawals = [
  sampleWithdrawal(),
  sampleWithdrawal({ status: 'PAYING', noticeOver: true, purpose: longWords }),
  paidWithdrawal,
];
const fact = {
  ...{ kind: 'identity' as const, method: 'papersCompared' as const, expiresAt: null },
  ...{ state: 'documentSeen' as const, words: { text: '看过原件' }, statedAt: sampleAt },
  compared: ['identityCard' as const],
};
const post = {
  ...{ progressId: sampleId, infoUuid: sampleId, authorUserId: '', type: 'progress' as const },
  ...{ withdrawalId: null, amountInFen: null, content: longWords, status: 2 as const },
  ...{ refusals: {}, pictures: [samplePicture()], imageIds: [], submittedAt: sampleAt },
  passedAt: sampleAt,
};
const entries: TimelineEntry[] = [
  { at: sampleAt, kind: 'published' },
  { at: sampleAt, kind: 'milestone', percent: 50 },
  { at: sampleAt, kind: 'fact', fact },
  { at: sampleAt, kind: 'factExpired', fact },
  { at: sampleAt, kind: 'withdrawalApplied', withdrawal: sampleWithdrawal() },
  { at: sampleAt, kind: 'withdrawalState', withdrawal: paidWithdrawal },
  { at: sampleAt, kind: 'post', post },
  { at: sampleAt, kind: 'post', post: { ...post, type: 'fundUse', amountInFen: 970_000 } },
  { at: sampleAt, kind: 'finished', phase: 'ended' },
];
const parts = {
  ...{ availableInFen: 1000, heldInFen: 0, refundHeldInFen: 0, inFlightInFen: 0 },
  ...{ paidOutInFen: 1000, refundedInFen: 0, feeInFen: 0, matchedInFen: 0 },
};
const payout = { ...paidWithdrawal, shareInFen: 1000 };
const refund = { refundNo: 'F20261120', amountInFen: 1000, askedAt: sampleAt };
const trace: GiftTrace = { paidAt: sampleAt, parts, refund: undefined, payouts: [] };
const changedAt = sampleAt + sampleDay;

export const examples = [
  show(AllocationList).in(({ locale }) => ({
    all: { infoUuid: sampleId, withdrawals, locale },
    none: { infoUuid: sampleId, withdrawals: [], locale },
  })),
  show(Knowledge).in(({ locale }) => ({
    known: { illnessKey: 'heart', locale },
    unknown: { illnessKey: 'none', locale },
  })),
  show(Papers).in(({ locale }) => ({
    all: {
      papers: materialKinds.map((kind, position) => ({
        ...{ ...samplePicture({ position }), kind, statedAt: sampleAt },
      })),
      locale,
    },
  })),
  show(Timeline).in(({ locale }) => ({
    'every kind of entry': { months: [{ month: '2026-11', entries }], locale },
    nothing: { months: [], locale },
  })),
  show(TraceSteps).in(({ locale }) => ({
    paid: { trace, locale },
    'paid out': { trace: { ...trace, payouts: [payout] }, locale },
    'given back': {
      trace: { ...trace, refund: { ...refund, status: 'SUCCESS', changedAt } },
      locale,
    },
    'could not be given back': {
      trace: { ...trace, refund: { ...refund, status: 'ERROR', changedAt } },
      locale,
    },
  })),
];
