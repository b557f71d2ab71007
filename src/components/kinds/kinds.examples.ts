import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { receivers } from '#src/shared/kinds/gear-order.ts';
import { organisers } from '#src/shared/kinds/organisers.ts';
import GearCashier from './GearCashier.astro';
import GearChoice from './GearChoice.astro';
import GearPromise from './GearPromise.astro';
import KindNotice from './KindNotice.astro';
import OrganiserLine from './OrganiserLine.astro';
import PaidThing from './PaidThing.astro';
import ParcelWay from './ParcelWay.astro';

const promise = { origin: '云南昆明', sendDays: 3, licence: '' };
const gear = { gearId: sampleId, title: '手工布偶', priceInFen: 6800, stock: 12, ...promise };
const address = { name: '陈晴', mobile: '13900000000', region: '云南昆明', street: '翠湖路 1 号' };
const cashier = {
  ...{ infoUuid: sampleId, caseTitle: '小树等一次手术', gear, address },
  ...{ idempotencyKey: sampleId, values: {}, message: undefined },
};
const raiser = { name: '阳光小组', relation: 0 };

const untold = {
  ...{
    createdAt: sampleAt,
    sendByAt: sampleAt,
    sentAt: null,
    carrier: '',
    tracking: '',
    receivedAt: null,
  },
  ...{ receivedBy: null, returnAskedAt: null, returnWords: '', familyWords: '' },
};
const sent = { ...untold, sentAt: sampleAt, carrier: '顺丰', tracking: 'SF1234567890' };

const thing = {
  ...{ orderId: sampleId, gearId: sampleId, userId: sampleId, title: '手工布偶' },
  ...({ state: 'toSend', sendByAt: sampleAt } as const),
};

export const examples = [
  show(GearCashier).in(({ locale, texts }) => ({
    usual: { ...cashier, locale },
    'no address yet': { ...cashier, locale, address: null },
    'none left': { ...cashier, locale, gear: { ...gear, stock: 0 } },
    'no such piece': { ...cashier, locale, gear: undefined },
    'refused, long words': {
      ...{ ...cashier, locale, caseTitle: longWords, gear: { ...gear, title: longWords } },
      message: texts.problems.gearGone,
    },
  })),
  show(GearChoice).in(({ locale }) => ({
    open: { infoUuid: sampleId, gears: [gear, { ...gear, title: longWords }], locale, open: true },
    'none left': { infoUuid: sampleId, gears: [{ ...gear, stock: 0 }], locale, open: true },
    closed: { infoUuid: sampleId, gears: [gear], locale, open: false },
  })),
  show(GearPromise).in(({ locale }) => ({
    usual: { gear: promise, locale },
    'food, long words': {
      gear: { ...promise, origin: longWords, licence: 'SC10651012345678' },
      locale,
    },
  })),
  show(KindNotice).in(({ locale }) => ({
    illness: { caseType: caseTypes.illness, isOpen: true, locale },
    'another kind': { caseType: caseTypes.dream, isOpen: true, locale },
    closed: { caseType: caseTypes.goods, isOpen: false, locale },
  })),
  show(OrganiserLine).in(({ locale }) => ({
    ...Object.fromEntries(
      organisers.map((kind) => [
        kind,
        { raiser: { ...raiser, organiser: { kind, words: '社区志愿者' } }, locale },
      ]),
    ),
    none: { raiser, locale },
  })),
  show(PaidThing).in(({ locale }) => ({
    'to be sent': { thing, locale },
    'sent, long words': { thing: { ...thing, title: longWords, state: 'sent' }, locale },
  })),
  show(ParcelWay).in(({ locale }) => ({
    'to be sent': { order: untold, locale },
    sent: { order: sent, locale },
    ...Object.fromEntries(
      receivers.map((receivedBy) => [
        `received by ${receivedBy}`,
        { order: { ...sent, receivedAt: sampleAt, receivedBy }, locale },
      ]),
    ),
    'a return refused, long words': {
      order: { ...sent, returnAskedAt: sampleAt, returnWords: longWords, familyWords: longWords },
      locale,
    },
  })),
];
