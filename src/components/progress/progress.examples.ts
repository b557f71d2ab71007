import { longWords, sampleAt, sampleId, samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import LastWords from './LastWords.astro';
import PostBody from './PostBody.astro';
import PostThanks from './PostThanks.astro';

const content = '手术很顺利，今天转出了监护室。';

export const examples = [
  show(LastWords).in(({ locale }) => ({
    usual: { infoUuid: sampleId, last: { content, passedAt: sampleAt }, locale },
    'long words': { infoUuid: sampleId, last: { content: longWords, passedAt: sampleAt }, locale },
  })),
  show(PostBody).in(({ locale }) => ({
    'words alone': { content, pictures: [], locale },
    'with pictures': { content: longWords, pictures: [samplePicture(), samplePicture()], locale },
  })),
  show(PostThanks).in(({ locale, texts }) => ({
    'may be shared': { infoUuid: sampleId, mayShare: true, locale },
    'may not': { infoUuid: sampleId, mayShare: false, locale, slot: texts.reports.promise },
  })),
];
