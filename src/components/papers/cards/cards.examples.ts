import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { CardView } from '#src/shared/papers/cards/card-view.ts';
import GiftCard from './GiftCard.astro';

const card: CardView = {
  ...{ cardId: sampleId, kind: 'memory', name: '外婆', words: '您教我能帮就帮。' },
  ...{ fromName: '林小雨', infoUuid: sampleId, caseTitle: '小树等一次手术', paidAt: sampleAt },
};

export const examples = [
  show(GiftCard).in(({ locale }) => ({
    'in memory': { card, locale },
    anonymous: { card: { ...card, kind: 'honour', fromName: '', words: '' }, locale },
    long: {
      card: { ...card, name: longWords.slice(0, 20), words: longWords.slice(0, 120) },
      locale,
    },
  })),
];
