import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import type { PennantView } from '#src/shared/papers/pennants/pennant-view.ts';
import { thankedFor } from '#src/shared/papers/pennants/pennant-view.ts';
import GiftCertificates from './GiftCertificates.astro';
import InvoiceDoor from './InvoiceDoor.astro';
import PaperCard from './PaperCard.astro';
import PaperLines from './PaperLines.astro';
import PennantCard from './PennantCard.astro';
import PeopleToThank from './PeopleToThank.astro';
import VisitedVenues from './VisitedVenues.astro';

const paper: PaperView = {
  ...{
    invoiceId: sampleId,
    kind: 'receipt',
    refusal: '',
    number: '202611200123456789',
    checkCode: '23456abcde',
  },
  ...{ titleType: 'personal', title: '林小雨', taxNo: '', amountInFen: 12_050 },
  ...{ orderIds: [sampleId], state: 'live', mail: 'sent', voidReason: null },
  ...{ createdAt: sampleAt, voidedAt: null },
};

const pennant: PennantView = {
  ...{ pennantId: sampleId, kind: 'gave', words: '雪中送炭', fromName: '小林', toName: '热心人' },
  ...{ infoUuid: sampleId, caseTitle: longWords.slice(0, 30), activityId: null, venueName: null },
  ...{ number: 'P0123456789ABCDEFGHJKMNPQRS', checkCode: '23456abcde' },
  ...{ state: 'live', createdAt: sampleAt },
};
const venue = { activityId: sampleId, name: '冬日暖阳日', neededDays: 3 };
const person = {
  ...{ toUserId: sampleId, name: '热心人', infoUuid: sampleId, metAt: sampleAt },
  caseTitle: longWords.slice(0, 30),
};

export const examples = [
  show(InvoiceDoor).in(({ locale }) => ({
    ask: { mayAsk: true, locale },
    asked: { mayAsk: false, locale },
  })),
  show(PaperLines).in(({ locale }) => ({
    lines: {
      lines: ['小树等一次手术。', longWords.slice(0, 60)],
      theirs: ['小树等一次手术', longWords.slice(0, 60)],
      locale,
    },
  })),
  show(PaperCard).in(({ locale }) => ({
    live: { paper, locale },
    'asked for': {
      paper: { ...paper, kind: 'feeInvoice', state: 'asked', number: '', checkCode: '' },
      locale,
    },
    'not issued': {
      paper: {
        ...{ ...paper, kind: 'feeInvoice', state: 'refused', number: '', checkCode: '' },
        refusal: longWords.slice(0, 40),
      },
      locale,
    },
    'of a company': {
      paper: { ...paper, title: longWords.slice(0, 60), taxNo: '91350100M000100Y43' },
      locale,
    },
    void: {
      paper: { ...paper, state: 'void', voidReason: 'returned', voidedAt: sampleAt },
      locale,
    },
  })),
  show(PennantCard).in(({ locale }) => ({
    received: { pennant, side: 'received', locale },
    given: { pennant, side: 'given', locale },
    void: { pennant: { ...pennant, state: 'void' }, side: 'received', locale },
    'of a venue': {
      pennant: {
        ...pennant,
        ...{ kind: 'visit', words: '', fromName: null, infoUuid: null, caseTitle: null },
        ...{ activityId: sampleId, venueName: '冬日暖阳日' },
      },
      ...{ side: 'received', locale },
    },
  })),
  show(VisitedVenues).in(({ locale }) => ({
    begun: { list: [{ ...venue, days: 1, awarded: false }], locale },
    enough: { list: [{ ...venue, days: 3, awarded: false }], locale },
    taken: { list: [{ ...venue, days: 4, awarded: true }], locale },
  })),
  show(PeopleToThank).in(({ locale }) => ({
    ...Object.fromEntries(
      thankedFor.map((kind) => [
        kind,
        { page: { list: [person], hasNext: true, anchorId: 'x' }, kind, locale },
      ]),
    ),
    none: { page: { list: [], hasNext: false, anchorId: '' }, kind: 'told', locale },
  })),
  show(GiftCertificates).in(({ locale }) => ({
    some: {
      gifts: [{ orderId: sampleId, caseTitle: longWords.slice(0, 30), paidAt: sampleAt }],
      locale,
    },
    none: { gifts: [], locale },
  })),
];
