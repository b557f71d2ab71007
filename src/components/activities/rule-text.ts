import type { TypedRule } from '#src/shared/activities/activity-rule.ts';
import type { BonfireRule } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import type { MatchRule } from '#src/shared/activities/match-rule.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** A sponsor's rule in sentences. */
export function ruleText({ type, rule }: TypedRule, locale: Locale): string[] {
  if (type === 'groupHelp') return bonfireText(rule, locale);
  const { qq } = textsOf(locale).matching;
  return [...(type === 'qqMatchingDonation' ? [qq.rule] : []), ...matchText(rule, locale)];
}

/** What holds whatever the numbers of a rule are. */
export function alwaysText({ type }: Pick<TypedRule, 'type'>, locale: Locale): string[] {
  const { activities: t, bonfire } = textsOf(locale);
  return type === 'groupHelp'
    ? [bonfire.rule.notCounted, bonfire.rule.goesBack, bonfire.rule.fee, t.frozenRule]
    : [t.notMatched, t.goesBack, t.frozenRule];
}

function matchText(rule: MatchRule, locale: Locale): string[] {
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

function bonfireText(rule: BonfireRule, locale: Locale): string[] {
  const { rule: t } = textsOf(locale).bonfire;
  return [
    ...rule.ladder.map(({ members, amountInFen }) => t.step(members, yuan(amountInFen, locale))),
    t.hours(rule.hours),
    t[rule.counts],
    t.caps(rule.teamsPerCase, yuan(rule.perCaseInFen, locale)),
    ...(rule.accountAgeDays > 0 ? [t.age(rule.accountAgeDays)] : []),
  ];
}
