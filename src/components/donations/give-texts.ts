import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

type Limits = { maxDonationInFen: number; graceRefundHours: number };

export type GiveTexts = ReturnType<typeof giveTexts>;

/** Stands in the island's texts where a number goes. */
const numberHere = '{n}';

/** The words of the donate form in one language; the island gets them as public props. */
export function giveTexts(locale: Locale, { maxDonationInFen, graceRefundHours }: Limits) {
  const { donations: t, fieldProblems } = textsOf(locale);
  return {
    chooseAmount: t.chooseAmount,
    otherAmount: t.otherAmount,
    wholeYuan: t.wholeYuan(numberHere),
    askLarge: t.askLarge(numberHere),
    giveLarge: t.giveLarge(numberHere),
    ownAmountLabel: t.ownAmountLabel,
    ownAmountHint: t.ownAmountHint(yuan(maxDonationInFen, locale)),
    money: t.money(numberHere),
    give: t.giveAmount(numberHere),
    next: t.continueToPay,
    pay: t.payNow,
    sending: t.sending,
    leaving: t.leaving,
    words: t.words,
    wordsHint: t.wordsHint,
    readyWordsLabel: t.readyWordsLabel,
    readyWords: t.readyWords,
    displayName: t.displayName,
    displayNameHint: t.displayNameHint,
    hideName: t.hideName,
    hideAmount: t.hideAmount,
    payWith: t.payWith,
    payWithNext: t.payWithNext,
    wallets: t.wallets,
    ...sumTexts(locale),
    refundRules: t.refundRules,
    takeBack: graceRefundHours > 0 ? t.takeBackSoon(String(graceRefundHours)) : '',
    closeGap: t.closeGap(numberHere),
    draftRestored: t.draftRestored,
    alreadyLeft: t.alreadyLeft,
    seeResult: t.seeResult,
    amountMissing: t.amountMissing,
    amountTooSmall: fieldProblems.amountTooSmall,
    amountTooLarge: fieldProblems.amountTooLarge,
    unsure: t.unsure,
  };
}

/** What of a gift goes where. */
function sumTexts(locale: Locale) {
  const { youPay, fee, reachesPatient, feeShare, noFee } = textsOf(locale).donations;
  return { youPay, fee, reachesPatient, feeShare: feeShare(numberHere), noFee };
}
