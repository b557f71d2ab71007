import type { MatchRule } from '#src/shared/activities/match-rule.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** Answers accounts of what matches only some gifts, some cases, or every giver alike. */
export function matchingAccounts<A extends { rule: MatchRule }>(activity: A, locale: Locale) {
  const { rule } = activity;
  const { ratioBasisPoints: _, ...dropRule } = rule;
  const shown = <T extends object>(ofKind: T) => ({ activity: { ...activity, ...ofKind }, locale });
  return {
    'only within QQ': shown({ activityType: 'qqMatchingDonation' as const }),
    'paid by one wallet': shown({
      ...{ activityType: 'paymentChannelSubsidy' as const },
      rule: { ...rule, wallet: 'alipay' as const },
    }),
    'a drop a giver': shown({ activityType: 'waterHelp' as const, rule: dropRule }),
    'a control group': shown({ controlPercent: 20 }),
    'one of many': { ...shown({}), folded: { isOpen: false } },
    'one of many, open': { ...shown({}), folded: { isOpen: true } },
  };
}
