import { sampleCase } from '#src/preview/sample-case.ts';
import { longWords, sampleId, sampleOrder } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import PaidDoors from './PaidDoors.astro';
import PaidGift from './PaidGift.astro';
import SayWords from './SayWords.astro';

const gift = { ...sampleOrder(), giftNumber: 129 };
const paid = { gift, receiptCode: undefined, takeBackHours: undefined };

export const examples = [
  show(PaidDoors).in(({ locale }) => ({
    usual: { orderId: sampleId, ofGuest: false, locale },
    "of a guest's": { orderId: sampleId, ofGuest: true, locale },
  })),
  show(SayWords).in(({ locale }) => ({
    usual: { gift: { infoUuid: sampleId, words: '' }, state: sampleCase('raising').state, locale },
  })),
  show(PaidGift).in(({ locale }) => ({
    'of an account': { ...paid, locale },
    'of a thing': { ...paid, locale, thing: longWords },
    'charged twice': { ...paid, gift: { ...gift, unmatchedInFen: 2000 }, locale },
    "of a guest's": { ...paid, locale, receiptCode: '234567ABCDEF', takeBackHours: 24 },
  })),
];
