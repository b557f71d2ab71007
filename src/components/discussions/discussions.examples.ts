import { longWords, sampleAt, sampleDay, sampleId, samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { discussionStatuses } from '#src/shared/discussions/discussion-steps.ts';
import DiscussionLine from './DiscussionLine.astro';
import DiscussionResult from './DiscussionResult.astro';
import DiscussionState from './DiscussionState.astro';
import Explanation from './Explanation.astro';

const { alt, position, ...paper } = samplePicture();
const running = Object.entries(discussionStatuses).filter(([, status]) => status > 0);
const counts = { trust: 12, doubt: 3 };
const kept = { outcome: 'kept' as const, words: '住院记录和医院的回复一致。' };
const returned = { outcome: 'returned' as const, words: longWords };

export const examples = [
  show(DiscussionLine).in(({ locale }) => ({
    usual: { infoUuid: sampleId, locale },
    over: { infoUuid: sampleId, isOver: true, locale },
  })),
  show(DiscussionState).in(({ locale }) => ({
    ...Object.fromEntries(
      running.map(([name, status]) => [
        name,
        { status, dueAt: sampleAt + sampleDay, now: sampleAt, locale },
      ]),
    ),
    counted: { status: 4, dueAt: sampleAt, now: sampleAt, locale },
    late: { status: 1, dueAt: sampleAt, now: sampleAt, locale },
  })),
  show(Explanation).in(({ locale }) => ({
    papers: {
      explanation: {
        ...{ content: longWords, explainedAt: sampleAt },
        ...{ images: [paper, paper], privatePapers: 1 },
      },
      locale,
    },
    words: {
      explanation: { content: '这是说明。', explainedAt: sampleAt, images: [], privatePapers: 0 },
      locale,
    },
  })),
  show(DiscussionResult).in(({ locale }) => ({
    kept: {
      result: { outcome: 'kept', reasons: [kept], counts, refunds: false, endedAt: sampleAt },
      refund: null,
      failed: 0,
      locale,
    },
    returned: {
      result: {
        ...{ outcome: 'returned', reasons: [returned, kept, returned] },
        ...{ counts, refunds: true, endedAt: sampleAt },
      },
      refund: { step: 'returning', part: false, isFalse: true },
      failed: 2,
      locale,
    },
    nothingLeft: {
      result: {
        ...{ outcome: 'returned', reasons: [returned, returned] },
        ...{ counts, refunds: false, endedAt: sampleAt },
      },
      refund: null,
      failed: 0,
      locale,
    },
  })),
];
