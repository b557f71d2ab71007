import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers what a test changes, and for how many. */
export function testText({ testFlag, amountInFen, percent }: CashierTest, locale: Locale): string {
  const t = textsOf(locale).experiments;
  const flag = t.flags[testFlag as keyof typeof t.flags];
  const tried = amountInFen > 0 ? t.given(flag, yuan(amountInFen, locale)) : flag;
  return t.what(tried, String(percent));
}
