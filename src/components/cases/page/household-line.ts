import type { Household } from '#src/shared/cases/funding-parts.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { readWords } from '#src/shared/platform/own-words.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers a household in a line: the family's own words, or words made of what it ticked. */
export function householdLine(household: NonNullable<Household>, locale: Locale): string {
  if ('words' in household) return readWords(household.words, locale);
  const t = textsOf(locale).raising;
  return t.householdLine({
    house: t.houses[household.house],
    car: t.cars[household.car],
    insurance: t.insurances[household.insurance],
    income: yuan(household.income, locale),
    savings: yuan(household.savings, locale),
    debts: yuan(household.debts, locale),
  });
}
