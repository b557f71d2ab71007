import type { TypedRule } from '#src/shared/activities/activity-rule.ts';
import type { BonfireRule } from '#src/shared/activities/bonfire/bonfire-rule.ts';
import type { AllowanceRule, PocketRule } from '#src/shared/activities/directed/directed-rules.ts';
import type { DropRule, MatchRule } from '#src/shared/activities/match-rule.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Answers a sponsor's rule in sentences. */
export function ruleText({ type, rule }: TypedRule, locale: Locale): string[] {
  if (type === 'groupHelp') return bonfireText(rule, locale);
  if (type === 'taskDonation') return allowanceText(rule, locale);
  if (type === 'matchingShare') return pocketText(rule, locale);
  if (type === 'waterHelp') return dropText(rule, locale);
  const { qq, wallet } = textsOf(locale).matching;
  if (type === 'paymentChannelSubsidy') return [wallet[rule.wallet], ...matchText(rule, locale)];
  return [...(type === 'qqMatchingDonation' ? [qq.rule] : []), ...matchText(rule, locale)];
}

/** Answers what holds whatever the numbers of a rule are. */
export function alwaysText({ type }: Pick<TypedRule, 'type'>, locale: Locale): string[] {
  const { activities: t, bonfire, directed } = textsOf(locale);
  const { rule: d } = directed;
  if (type === 'groupHelp')
    return [bonfire.rule.notCounted, bonfire.rule.goesBack, bonfire.rule.fee, t.frozenRule];
  if (type === 'taskDonation') return [d.notTheirs, d.neverCash, d.goesBack, d.fee, t.frozenRule];
  if (type === 'matchingShare')
    return [d.notPockets, d.notShares, d.pocketGoesBack, d.goesBack, d.fee, t.frozenRule];
  return [t.notMatched, t.goesBack, t.frozenRule];
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

function dropText(rule: DropRule, locale: Locale): string[] {
  const { activities, matching } = textsOf(locale);
  const { drop: t } = matching;
  const { perGiftInFen, perPersonDayInFen, perCaseInFen, accountAgeDays } = rule;
  return [
    t.rule(yuan(perGiftInFen, locale)),
    t.caps(yuan(perPersonDayInFen, locale), yuan(perCaseInFen, locale)),
    ...(accountAgeDays > 0 ? [activities.age(accountAgeDays)] : []),
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

function allowanceText(rule: AllowanceRule, locale: Locale): string[] {
  const { rule: t } = textsOf(locale).directed;
  return [
    t.allowance(yuan(rule.allowanceInFen, locale)),
    t.kept(rule.days),
    ...limits(rule, locale),
  ];
}

function pocketText(rule: PocketRule, locale: Locale): string[] {
  const { rule: t } = textsOf(locale).directed;
  const { pocketInFen, pocketHours, perShareInFen, perPersonInFen } = rule;
  return [
    pocketInFen > 0 ? t.pocket(yuan(pocketInFen, locale), pocketHours) : t.noPocket,
    perShareInFen > 0
      ? t.share(yuan(perShareInFen, locale), yuan(perPersonInFen, locale))
      : t.noShare,
    ...limits(rule, locale),
  ];
}

function limits(rule: Pick<PocketRule, 'perCaseInFen' | 'accountAgeDays'>, locale: Locale) {
  const { rule: t } = textsOf(locale).directed;
  const { perCaseInFen, accountAgeDays } = rule;
  return [
    t.perCase(yuan(perCaseInFen, locale)),
    ...(accountAgeDays > 0 ? [t.age(accountAgeDays)] : []),
  ];
}
