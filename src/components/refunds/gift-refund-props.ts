import { takeBackDays } from '#src/shared/cases/case-change.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** This is a gift of the reader's own; a guest's is known by its code. */
type OwnGift = {
  orderId: string;
  receiptCode?: string | undefined;
  action: string;
  /** The refund is seen there; a guest's gift is found again by its code instead. */
  target?: string | undefined;
  locale: Locale;
};

type TakeBack = OwnGift & {
  amountInFen: number;
  graceRefundHours: number;
  /** Was its case rewritten since? */
  isAsked?: boolean;
};

/** Answers what `TakeBackForm` draws, in one language. */
export function takeBackProps({
  locale,
  amountInFen,
  graceRefundHours,
  isAsked,
  ...gift
}: TakeBack) {
  const { refunds: t, forms } = textsOf(locale);
  return {
    ...shownOf(gift),
    text: {
      ...{ ...forms, takeBack: t.takeBack },
      hint: isAsked
        ? t.takeBackAsked(String(takeBackDays))
        : t.takeBackHint(String(graceRefundHours)),
      now: t.takeBackNow(yuan(amountInFen, locale)),
    },
  };
}

export type TakeBackProps = ReturnType<typeof takeBackProps>;

type Account = OwnGift & {
  refundId?: string;
  /**
   * This is what was typed into this form when it was refused without script, and what is wrong
   * with it.
   */
  drawn: { values: Record<string, string>; fields: Record<string, string> } | undefined;
};

/** Answers what `RefundAccountForm` draws, in one language; nothing of an account is ever in it. */
export function refundAccountProps({ locale, refundId, drawn, ...gift }: Account) {
  const { refunds: t, forms } = textsOf(locale);
  return {
    ...{ ...shownOf(gift), refundId, drawn },
    text: {
      ...{ ...forms, title: t.accountTitle, lead: t.accountLead, send: t.sendAccount },
      ...{ name: t.accountName, bankName: t.accountBank, bankCard: t.accountCard },
    },
  };
}

export type RefundAccountProps = ReturnType<typeof refundAccountProps>;

/**
 * Picks of all that is known of a gift what its form needs: whatever it is given stands in the
 * page.
 */
function shownOf({ orderId, receiptCode, action, target }: Omit<OwnGift, 'locale'>) {
  return { orderId, receiptCode, action, target };
}
