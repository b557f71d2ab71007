import { yuanWords } from '#src/components/forms/yuan-words.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { choicesOf } from '#src/shared/refunds/if-unused.ts';
import { type Texts, textsOfCase } from '#src/texts/texts.ts';

type Told = {
  caseType: number;
  locale: Locale;
  step: 'review' | 'pay';
  /**
   * This is the rate of the gift's fee, which decides what the bar says while no amount is known.
   */
  feeBasisPoints: number;
  /** Does the case close at its target? Only then is said what becomes of more. */
  closes?: boolean;
};
type Limits = { maxDonationInFen: number; graceRefundHours: number };

export type GiveTexts = ReturnType<typeof giveTexts>;

/** Stands in the island's texts where a number goes. */
const numberHere = '{n}';

/** Answers the words of the donate form in one language; the island gets them as public props. */
export function giveTexts(
  { caseType, locale, step, feeBasisPoints, closes }: Told,
  { maxDonationInFen, graceRefundHours }: Limits,
) {
  const { donations: t, fieldProblems, unused } = textsOfCase(caseType, locale);
  return {
    chooseAmount: t.chooseAmount,
    otherAmount: t.otherAmount,
    yuan: yuanWords(locale, 'whole'),
    askLarge: t.askLarge(numberHere),
    giveLarge: t.giveLarge(numberHere),
    askAbove: closes ? t.askAbove(numberHere, '{m}') : '',
    ownAmountLabel: t.ownAmountLabel,
    ownAmountHint: t.ownAmountHint(yuan(maxDonationInFen, locale)),
    money: t.money(numberHere),
    give: t.giveAmount(numberHere),
    waiting: step === 'pay' ? t.payNow : t.continueToPay,
    sending: t.sending,
    leaving: t.leaving,
    ...wordsTexts(t),
    payWith: t.payWith,
    payWithNext: t.payWithNext,
    wallets: t.wallets,
    youPay: t.youPay,
    fee: t.fee,
    reachesPatient: t.reachesPatient,
    shares: feeBasisPoints === 0 ? t.noFee : t.feeShare(String(feeBasisPoints / 100)),
    refundRules: t.refundRules,
    takeBack: graceRefundHours > 0 ? t.takeBackSoon(String(graceRefundHours)) : '',
    unused: unusedTexts(unused, caseType),
    closeGap: t.closeGap(numberHere),
    draftRestored: t.draftRestored,
    alreadyLeft: t.alreadyLeft,
    seeResult: t.seeResult,
    amountMissing: t.amountMissing,
    amountTooSmall: fieldProblems.amountTooSmall,
    amountTooLarge: t.amountTooLarge(yuan(maxDonationInFen, locale)),
    unsure: t.unsure,
  };
}

/** Answers what may become of a gift that is not there yet; its case says what can be chosen. */
function unusedTexts({ fold, lead, hint, choices }: Texts['unused'], caseType: number) {
  const offered = choicesOf({ passed: false, ofThing: false, caseType });
  return {
    fold,
    lead,
    hint,
    choices: Object.fromEntries(offered.map((one) => [one, choices[one]])),
  };
}

/** Answers what a donor may say, and how the gift is shown. */
function wordsTexts(t: Texts['donations']) {
  const { words, wordsHint, readyWordsLabel, readyWords } = t;
  const { displayName, displayNameHint, hideName, hideAmount } = t;
  return {
    ...{ words, wordsHint, readyWordsLabel, readyWords },
    ...{ displayName, displayNameHint, hideName, hideAmount },
  };
}
