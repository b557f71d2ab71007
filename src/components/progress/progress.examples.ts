import { longWords, sampleAt, sampleId, samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import LastWords from './LastWords.astro';
import PostBody from './PostBody.astro';
import PostState from './PostState.astro';
import PostThanks from './PostThanks.astro';

const content = '手术很顺利，今天转出了监护室。';

const post = {
  ...{
    progressId: sampleId,
    infoUuid: sampleId,
    authorUserId: sampleId,
    type: 'progress' as const,
  },
  ...{ withdrawalId: null, amountInFen: null, content, status: postStatuses.submitted },
  ...{ refusals: {}, pictures: [], imageIds: [], submittedAt: sampleAt, passedAt: null },
};

export const examples = [
  show(LastWords).in(({ locale }) => ({
    usual: { infoUuid: sampleId, last: { content, passedAt: sampleAt }, locale },
    'long words': { infoUuid: sampleId, last: { content: longWords, passedAt: sampleAt }, locale },
  })),
  show(PostBody).in(({ locale }) => ({
    'words alone': { content, pictures: [], locale },
    'with pictures': { content: longWords, pictures: [samplePicture(), samplePicture()], locale },
  })),
  show(PostState).in(({ locale }) => ({
    'in review': { post, reached: undefined, locale },
    'passed, of a payout': {
      post: {
        ...{ ...post, type: 'fundUse', amountInFen: 500_000, passedAt: sampleAt },
        status: postStatuses.passed,
      },
      reached: { donors: 12, followers: 3 },
      locale,
    },
    'passed, and nobody there to tell': {
      post: { ...post, passedAt: sampleAt, status: postStatuses.passed },
      reached: { donors: 0, followers: 0 },
      locale,
    },
    refused: {
      post: { ...post, status: postStatuses.refused, refusals: { content: longWords } },
      reached: undefined,
      locale,
    },
  })),
  show(PostThanks).in(({ locale, texts }) => ({
    'may be shared': { infoUuid: sampleId, mayShare: true, locale },
    'may not': { infoUuid: sampleId, mayShare: false, locale, slot: texts.reports.promise },
  })),
];
