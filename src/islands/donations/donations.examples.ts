import type { GiveProps } from '#src/components/donations/give-props.ts';
import { giveTexts } from '#src/components/donations/give-texts.ts';
import { freshValues } from '#src/components/donations/give-values.ts';
import { longWords, sampleId } from '#src/preview/samples.ts';
import { type Asked, show } from '#src/preview/show.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { AmountField } from './AmountField.tsx';
import { ChannelField } from './ChannelField.tsx';
import { CloseGap } from './CloseGap.tsx';
import { DonateForm } from './DonateForm.tsx';
import DonateSheet from './DonateSheet.astro';
import { GiveBar } from './GiveBar.tsx';
import { GiveFields } from './GiveFields.tsx';
import { GiveNotices } from './GiveNotices.tsx';
import { IfUnusedField } from './IfUnusedField.tsx';
import { ShownAs } from './ShownAs.tsx';
import { WordsField } from './WordsField.tsx';

const channels = Object.values(payChannels).slice(0, 2);

function giftOf({ locale }: Asked, more: Partial<GiveProps> = {}): GiveProps {
  const { step = 'review', feeBasisPoints = 300 } = more;
  return {
    ...{
      infoUuid: sampleId,
      locale,
      text: giveTexts(
        { caseType: caseTypes.illness, locale, step, feeBasisPoints, closes: true },
        { maxDonationInFen: 5_000_000, graceRefundHours: 24 },
      ),
      action: '#',
      step,
    },
    ...{ values: freshValues(), askName: true, feeBasisPoints, maxInFen: 5_000_000 },
    ...{ refundRulesUrl: '#', successUrl: '#' },
    ...more,
  };
}

function problemsOf({ texts }: Asked) {
  return {
    amountInFen: texts.donations.amountMissing,
    payChannel: texts.fieldProblems.required,
    content: texts.fieldProblems.tooLong,
    displayName: texts.fieldProblems.tooLong,
  };
}

const ownAmount = freshValues(123_400);
const hidden = { ...ownAmount, anonymous: true, amountHidden: true, content: longWords };

export const examples = [
  show(AmountField).in((asked) => ({
    preset: { ...giftOf(asked), problem: undefined },
    own: { ...giftOf(asked, { values: ownAmount }), problem: undefined },
    wrong: { ...giftOf(asked, { values: ownAmount }), problem: problemsOf(asked).amountInFen },
  })),
  show(IfUnusedField).in((asked) => {
    const { text, values } = giftOf(asked);
    return {
      usual: { text, values },
      chosen: { text, values: { ...values, ifUnused: 'leastSeen' } },
    };
  }),
  show(ChannelField).in((asked) => {
    const { text } = giftOf(asked);
    return {
      'not known yet': { text, channels: undefined, chosen: '', problem: undefined },
      known: { text, channels, chosen: '', problem: undefined },
      wrong: { text, channels, chosen: '9', problem: problemsOf(asked).payChannel },
    };
  }),
  show(CloseGap).in((asked) => ({
    little: { ...giftOf(asked), missingInFen: 3650 },
    much: { ...giftOf(asked), missingInFen: 900_000 },
  })),
  show(DonateForm).in((asked) => ({
    'in the sheet': giftOf(asked),
    'at the cashier': giftOf(asked, { chosenNow: true, step: 'pay', channels, askName: false }),
    'without a fee': giftOf(asked, { feeBasisPoints: 0 }),
    'closes soon': giftOf(asked, { missingInFen: 3650, closes: true }),
    'words first': giftOf(asked, { step: 'pay', channels, wordsFirst: true }),
    refused: giftOf(asked, {
      ...{ step: 'pay', channels, values: hidden, problems: problemsOf(asked) },
    }),
  })),
  show(DonateSheet).in(({ locale }) => ({
    closed: { infoUuid: sampleId, caseType: caseTypes.illness, locale, title: '小树等一次手术' },
    'closes at its target': {
      ...{ infoUuid: sampleId, caseType: caseTypes.illness, locale, title: '小树等一次手术' },
      closes: true,
    },
  })),
  show(GiveBar).in((asked) => {
    const still = { asking: false, askedInFen: undefined, busy: undefined, message: undefined };
    const bar = { ...giftOf(asked), ...still, roomInFen: undefined };
    const short = { ...bar, roomInFen: 3_456_000 };
    return {
      'nothing chosen': { ...bar, amountInFen: undefined },
      chosen: { ...bar, amountInFen: 5000 },
      'large, asks again': { ...bar, amountInFen: 3_000_000, asking: true },
      'large, without script': { ...bar, amountInFen: undefined, askedInFen: 3_000_000 },
      'above what is missing, asks again': { ...short, amountInFen: 3_510_000, asking: true },
      'above, without script': { ...short, amountInFen: undefined, askedInFen: 3_510_000 },
      sending: { ...bar, amountInFen: 5000, busy: 'sending' },
      leaving: { ...bar, amountInFen: 5000, busy: 'leaving' },
      'answer lost': { ...bar, amountInFen: 5000, message: bar.text.unsure },
    };
  }),
  show(GiveFields).in((asked) => ({
    usual: { ...giftOf(asked), live: undefined, problems: {}, restored: false },
    'at the cashier, words first': {
      ...giftOf(asked, { step: 'pay', channels, askName: false, wordsFirst: true }),
      ...{ live: undefined, problems: {}, restored: false },
    },
    'wrong, a draft came back': {
      ...{ ...giftOf(asked, { values: hidden }), problems: problemsOf(asked), restored: true },
      live: { amountInFen: 5000, channels, tradeNo: 'A'.repeat(26), payChannel: '7' },
    },
  })),
  show(GiveNotices).in((asked) => ({
    nothing: { ...giftOf(asked), tradeNo: undefined, restored: false },
    both: { ...giftOf(asked), tradeNo: 'A'.repeat(26), restored: true },
  })),
  show(ShownAs).in((asked) => ({
    guest: { ...giftOf(asked), problem: undefined },
    'signed in, hidden': { ...giftOf(asked, { values: hidden, askName: false }), problem: '' },
    wrong: { ...giftOf(asked, { values: hidden }), problem: problemsOf(asked).displayName },
  })),
  show(WordsField).in((asked) => ({
    empty: { ...giftOf(asked), problem: undefined },
    wrong: { ...giftOf(asked, { values: hidden }), problem: problemsOf(asked).content },
  })),
];
