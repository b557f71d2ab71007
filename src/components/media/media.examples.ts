import { samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import DrawnPicture from './DrawnPicture.astro';
import LinkedPhotos from './LinkedPhotos.astro';
import PictureViewer from './PictureViewer.astro';

const altOf = (place: number) => `${place}`;

export const examples = [
  show(LinkedPhotos).in(({ texts }) => ({
    none: { photos: [], altOf },
    'two of them': { photos: [samplePicture(), samplePicture()], altOf },
    'said what they are': {
      photos: [samplePicture()],
      label: texts.withdrawals.public.proofs,
      altOf,
    },
  })),
  show(DrawnPicture).in(({ locale, texts }) => ({
    'not there': {
      src: '/no-picture.png',
      width: 750,
      height: 1000,
      says: { text: texts.media.cover, words: [] },
      locale,
    },
  })),
  show(PictureViewer).in(({ locale }) => ({ closed: { locale } })),
];
