import { expect, test } from 'vitest';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const reviewed = /费用审核通过后|once (?:the costs|they) have passed review/i;

test.each(locales)(
  'wherever a target is set beside a gap, in %s, it says from when the gap counts',
  (locale) => {
    const { raising, raiseHelp, tracing } = textsOf(locale);
    const told = [
      ...[raising.hints.targetAmountInFen, raising.hints.surplusUse, raising.gapHow],
      ...[raiseHelp.amountGap('1'), raiseHelp.amountVerdicts.aboveGap],
    ];
    for (const words of told) expect(words).toMatch(reviewed);
    expect(tracing.changes.lead).toMatch(/审核通过后|once .* passed/i);
  },
);
