import { photoProps } from '#src/components/media/photo-props.ts';
import { longText, sampleAt, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import type { Photo } from '#src/stores/media/photo.ts';
import { CoverBoxes } from './CoverBoxes.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import { KeptPhotos } from './KeptPhotos.tsx';
import { PhotoField } from './PhotoField.tsx';
import { PhotoLine } from './PhotoLine.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import PhotoUpload from './PhotoUpload.astro';

const otherId = 'B'.repeat(22);
const photo = {
  ...{ id: '1', place: 'preview', purpose: 'proof' as const, position: 0, redacted: false },
  ...{ blob: new Blob(), savedAt: sampleAt },
};
const photos: Record<string, Photo> = {
  waiting: { ...photo, step: 'waiting' },
  sending: { ...photo, step: 'sending' },
  kept: { ...photo, step: 'kept', imageId: sampleId, url: '/icon-512.png' },
  'kept, covered': { ...photo, step: 'kept', imageId: sampleId, url: '', redacted: true },
  'of an earlier page': {
    ...{ ...photo, blob: undefined, step: 'kept', imageId: sampleId, url: '/icon-512.png' },
  },
};

type Field = Parameters<typeof photoProps>[0];

function fieldsOf({ locale, texts }: Asked): Record<string, Field> {
  const label = texts.reports.contentHint;
  const field = { locale, purpose: 'proof' as const, max: 3, label };
  const named = (name: string) => ({ ...field, name, place: `preview.${name}` });
  return {
    empty: named('empty'),
    'of pictures for all': { ...named('pictures'), purpose: 'progress', max: 9 },
    'with more to know': { ...named('more'), hint: longText(texts), describedBy: 'elsewhere' },
    'with photos of before': { ...named('kept'), imageIds: `${sampleId},${otherId}` },
    wrong: {
      ...{ ...named('wrong'), isFirstWrong: true, problem: texts.fieldProblems.photosNeeded },
    },
  };
}

const box = { x: 0.2, y: 0.2, width: 0.4, height: 0.1 };
const noActs = { onChange: () => {}, onChoose: () => {}, onRemove: () => {} };

export const examples = [
  show(CoverBoxes).in(({ texts }) => {
    const label = texts.media.boxOf('{n}');
    const boxes = [
      { ...box, id: 1 },
      { ...box, id: 2, y: 0.6 },
    ];
    return {
      none: { boxes: [], chosen: undefined, label, ...noActs },
      'two, one chosen': { boxes, chosen: 1, label, ...noActs },
    };
  }),
  show(CoverDialog).in((asked) => {
    const { text } = photoProps(fieldsOf(asked).empty as Field);
    return { 'nothing covered': { photo: new Blob(), text, onDone: () => {}, onClose: () => {} } };
  }),
  show(KeptPhotos).in((asked) => {
    const kept = (imageIds: string) =>
      photoProps({ ...(fieldsOf(asked).empty as Field), imageIds });
    return { none: kept(''), one: kept(sampleId), two: kept(`${sampleId},${otherId}`) };
  }, 'form'),
  show(PhotoField).in((asked) =>
    Object.fromEntries(
      Object.entries(fieldsOf(asked)).map(([name, field]) => [name, photoProps(field)]),
    ),
  ),
  show(PhotoLine).in((asked) => {
    const { text } = photoProps(fieldsOf(asked).empty as Field);
    return { 'two wait': { photos: Object.values(photos).slice(1, 3), text } };
  }),
  show(PhotoTile).in((asked) => {
    const { text } = photoProps(fieldsOf(asked).empty as Field);
    const refused: Photo = { ...photo, step: 'refused', words: longText(asked.texts) };
    const tiles = Object.entries({ ...photos, refused }).map(([name, shown], at) => [
      name,
      { photo: shown, at: at % 2, isOnly: at === 0, isPaper: at % 2 === 0, text },
    ]);
    return Object.fromEntries(tiles);
  }, 'ul'),
  show(PhotoUpload).in(fieldsOf, 'form'),
];
