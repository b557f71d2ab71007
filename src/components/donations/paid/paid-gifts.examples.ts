import { sampleCase } from '#src/preview/sample-case.ts';
import { longWords, sampleId, sampleOrder } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import OwnGiftDoor from './OwnGiftDoor.astro';
import PaidDoors from './PaidDoors.astro';
import PaidGift from './PaidGift.astro';
import SayWords from './SayWords.astro';
import StillMissing from './StillMissing.astro';

const gift = { ...sampleOrder(), giftNumber: 129 };
const paid = { gift, receiptCode: undefined };

export const examples = [
  show(PaidDoors).in(({ locale }) => ({
    usual: { orderId: sampleId, ofGuest: false, locale },
    "of a guest's": { orderId: sampleId, ofGuest: true, locale },
  })),
  show(OwnGiftDoor).in(({ locale }) => {
    const door = {
      ...{ orderId: sampleId, ofAccount: false, hasCode: false, locale },
      status: 'PAID' as const,
    };
    return {
      'of an account': { ...door, ofAccount: true },
      'code kept here': { ...door, hasCode: true },
      'code kept elsewhere': door,
      'never paid': { ...door, status: 'CLOSED' as const },
      waiting: { ...door, status: 'CREATED' as const },
      'on its way back': { ...door, status: 'REFUNDING' as const },
      'given back': { ...door, status: 'REFUNDED' as const },
    };
  }),
  show(StillMissing).in(({ locale }) => ({
    little: { infoUuid: sampleId, missingInFen: 3_650, locale },
    much: { infoUuid: sampleId, missingInFen: 3_650_000, locale },
  })),
  show(SayWords).in(({ locale }) => ({
    usual: { gift: { infoUuid: sampleId, words: '' }, state: sampleCase('raising').state, locale },
  })),
  show(PaidGift).in(({ locale }) => ({
    'of an account': { ...paid, locale },
    'of a thing': { ...paid, locale, thing: longWords },
    'charged twice': { ...paid, gift: { ...gift, unmatchedInFen: 2000 }, locale },
    "of a guest's, with little missing": {
      ...{ ...paid, locale, receiptCode: '234567ABCDEF', missingInFen: 3_650 },
    },
  })),
];
