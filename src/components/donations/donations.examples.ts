import { longWords, sampleAt, sampleId, sampleOrder } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { donationStatuses } from '#src/shared/donations/order-fields.ts';
import { giftRefundStates } from '#src/shared/refunds/refund-state.ts';
import GiftReach from './GiftReach.astro';
import GiveLink from './GiveLink.astro';
import MatchNote from './MatchNote.astro';
import MonthlyDoor from './MonthlyDoor.astro';
import NotTaking from './NotTaking.astro';
import OrderCard from './OrderCard.astro';
import OrderDoors from './OrderDoors.astro';
import OrderState from './OrderState.astro';
import PaymentHead from './PaymentHead.astro';
import ReceiptForm from './ReceiptForm.astro';
import UnmatchedNote from './UnmatchedNote.astro';

const refundIn = (state: (typeof giftRefundStates)[number]) => ({
  ...{ refundId: sampleId, state, amountInFen: 2000 },
  accountMask: state === 'returned' ? '**** 1234' : null,
});

/** A paid one has a page of its own. */
const unpaid = donationStatuses.filter((status) => status !== 'PAID');

export const examples = [
  show(GiveLink).in(({ locale }) => ({
    usual: { infoUuid: sampleId, locale },
    'while a test runs': { infoUuid: sampleId, locale, toCashier: true },
  })),
  show(MonthlyDoor).in(({ locale }) => ({
    usual: { infoUuid: sampleId, caseType: caseTypes.illness, offered: true, locale },
    'not offered': { infoUuid: sampleId, caseType: caseTypes.illness, offered: false, locale },
  })),
  show(NotTaking).in(({ locale }) => {
    const found = { title: longWords, phase: 'risk', risky: true, highRisk: true } as const;
    const of = { caseType: caseTypes.illness, toCase: '#', locale };
    return {
      risk: { ...of, found },
      'stopped and doubted': { ...of, found: { ...found, phase: 'stopped', highRisk: false } },
    };
  }),
  show(GiftReach).in(({ locale }) => {
    const sums = { amountInFen: 5000, feeBasisPoints: 300, caseType: caseTypes.illness, locale };
    return {
      silent: { ...sums, thanks: '' },
      thanks: { ...sums, thanks: longWords },
      'of a thing': { ...sums, thanks: '', ofThing: true },
    };
  }),
  show(ReceiptForm).in(({ locale, texts: { donations, fieldProblems } }) => ({
    empty: {
      ...{ action: '#', hint: donations.receiptHint, value: '', locale },
      ...{ again: false, error: undefined },
    },
    'once more': {
      ...{ action: '#', hint: donations.receiptHint, value: '', locale },
      ...{ again: true, error: undefined },
    },
    wrong: {
      ...{ action: '#', hint: donations.receiptHint, value: 'W', locale },
      again: false,
      error: fieldProblems.receiptCode,
    },
  })),
  show(OrderCard).in(({ locale }) => ({
    ...Object.fromEntries(
      donationStatuses.map((status) => [
        status,
        { order: sampleOrder({ status, paidAt: status === 'CREATED' ? null : sampleAt }), locale },
      ]),
    ),
    ...Object.fromEntries(
      giftRefundStates.map((state) => [
        `refund ${state}`,
        { order: sampleOrder({ status: 'REFUNDING', refund: refundIn(state) }), locale },
      ]),
    ),
    'of a thing': { order: sampleOrder(), thing: { title: longWords, state: 'toSend' }, locale },
    'long words': { order: sampleOrder({ caseTitle: longWords, content: longWords }), locale },
  })),
  show(OrderState).in(({ locale, texts }) =>
    Object.fromEntries(
      unpaid.map((status) => [
        status,
        { locale, title: texts.donations.statuses[status], gift: sampleOrder({ status }) },
      ]),
    ),
  ),
  show(PaymentHead).in(({ locale, texts }) => ({
    usual: { title: texts.donations.paidTitle, amountInFen: 2000, locale },
  })),
  show(MatchNote).in(({ locale }) => ({ usual: { matchedInFen: 1500, locale } })),
  show(UnmatchedNote).in(({ locale }) => {
    const order = sampleOrder({ unmatchedInFen: 500 });
    return {
      nothing: { order: sampleOrder(), locale },
      'on its way back': { order, locale },
      back: { order: { ...order, unmatchedReturnedInFen: 500 }, locale },
    };
  }),
  show(OrderDoors).in(({ locale }) => ({
    paid: { order: sampleOrder(), discussed: true, hasPocket: true, ofThing: true, locale },
    'asks for an account': {
      order: sampleOrder({ status: 'REFUNDING', refund: refundIn('needsAccount') }),
      discussed: false,
      hasPocket: false,
      locale,
    },
  })),
];
