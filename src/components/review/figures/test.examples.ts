import { longWords, sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import TestCard from './TestCard.astro';
import TestResults from './TestResults.astro';

const group = { shown: 4000, givers: 400, gifts: 460, givenInFen: 920_000, sumOfSquares: 3e9 };
const results = [
  { ...group, group: 0 },
  { ...group, group: 1, givers: 500 },
];
const noResults = [0, 1].map((at) => {
  return { group: at, shown: at, givers: 0, gifts: 0, givenInFen: 0, sumOfSquares: 0 };
});
const experiment = {
  ...{ experimentId: '1', reason: longWords, startedAt: sampleAt, stoppedAt: null },
  ...{ stopReason: null, stopper: null, proposer: '王审核', confirmer: '李放款' },
  ...{ test: { testFlag: 1, amountInFen: 0 as const, percent: 50 }, results, isErased: false },
};

export const examples = [
  show(TestCard).in(({ locale }) => ({
    running: { experiment, locale },
    'stopped long ago': {
      experiment: {
        ...{ ...experiment, test: { testFlag: 5, amountInFen: 5000 as const, percent: 10 } },
        ...{ stoppedAt: sampleAt, stopper: '王审核', stopReason: longWords, isErased: true },
      },
      locale,
    },
  })),
  show(TestResults).in(({ locale }) => ({
    'with a difference': { results, locale },
    'too few': { results: noResults, locale },
  })),
];
