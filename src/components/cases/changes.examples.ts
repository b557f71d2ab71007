import { longWords, sampleAt } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import ChangeList from './ChangeList.astro';

const before = {
  title: '请帮帮小树',
  content: '小树在住院。\n还差手术费。',
  targetInFen: 8_000_000,
};
const change = {
  ...{ changedAt: sampleAt, before },
  after: { ...before, content: '小树在住院。\n手术定在下月。', targetInFen: 12_000_000 },
};

export const examples = [
  show(ChangeList).in(({ locale }) => ({
    'target and story': { changes: [change], locale },
    'two, long words': {
      changes: [change, { ...change, after: { ...before, title: longWords } }],
      locale,
    },
  })),
];
