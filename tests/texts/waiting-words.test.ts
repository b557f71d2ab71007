import { expect, test } from 'vitest';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

/** These advise anything but to wait: to pay, to try again, to leave. */
const otherAdvice =
  /付完|继续付款|再付|重新|重试|返回|回到|关闭本页|\bpay\b(?! for)|pay again|try again|\bgo back|leave|close this/i;

test.each(locales)('who waits for the bank reads one advice in %s, which is to wait', (locale) => {
  const t = textsOf(locale).donations;
  const shown = [t.waitingTitle, t.waitingBody, t.waitingLong, t.checkAgain].join(' ');
  expect(shown).toMatch(/等一等|please wait/i);
  expect(shown).not.toMatch(otherAdvice);
  // What stands folded below is for who has not paid, and would be found by the same words.
  expect(`${t.waitingUnpaidBody} ${t.backToCashier}`).toMatch(otherAdvice);
});
