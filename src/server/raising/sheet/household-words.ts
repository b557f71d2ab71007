import type { Household } from '#src/shared/cases/funding-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { textsOf } from '#src/texts/texts.ts';

/** A household as the public reads it: words made of what was ticked, in both languages. */
export function householdWords(sheet: SheetContent<'household'>): Household {
  return { summary: wordsIn('zh-CN', sheet), summaryEn: wordsIn('en', sheet) };
}

function wordsIn(locale: Locale, sheet: SheetContent<'household'>): string {
  const t = textsOf(locale).raising;
  return t.householdLine({
    house: t.houses[sheet.house],
    car: t.cars[sheet.car],
    insurance: t.insurances[sheet.insurance],
    income: yuan(sheet.income, locale),
    savings: yuan(sheet.savings, locale),
    debts: yuan(sheet.debts, locale),
  });
}
