import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import WishLine from './WishLine.astro';
import WishTree from './WishTree.astro';

const wish = {
  wishId: sampleId,
  content: '愿每个病床边都有人守着。',
  nickname: null,
  onPaper: false,
  createdAt: sampleAt,
};

export const examples = [
  show(WishTree).in(() => ({ usual: {} })),
  show(WishLine).in(({ locale }) => ({
    'not named': { wish, locale },
    named: { wish: { ...wish, nickname: '小林' }, locale },
    'on paper': { wish: { ...wish, nickname: '小林', onPaper: true }, locale },
    'long words': { wish: { ...wish, content: longWords.slice(0, 60) }, locale },
  })),
];
