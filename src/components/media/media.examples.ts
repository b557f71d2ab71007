import { samplePicture } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
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
  show(PictureViewer).in(({ locale }) => ({ closed: { locale } })),
];
