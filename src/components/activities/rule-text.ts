import type { MatchRule } from '#src/shared/activities/match-rule.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** A sponsor's rule in sentences. */
export function ruleText(rule: MatchRule, locale: Locale): string[] {
  const t = textsOf(locale).activities;
  const { ratioBasisPoints, perGiftInFen, perPersonDayInFen, perCaseInFen } = rule;
  const caps = [perGiftInFen, perPersonDayInFen, perCaseInFen] as const;
  const [gift, day, ofCase] = caps.map((inFen) => yuan(inFen, locale)) as [string, string, string];
  return [
    t.ratio(String(ratioBasisPoints / 100)),
    t.caps(gift, day, ofCase),
    ...(rule.accountAgeDays > 0 ? [t.age(rule.accountAgeDays)] : []),
  ];
}
