import type { ActivityType, MatchType } from './activity-types.ts';
import type { BonfireRule } from './bonfire/bonfire-rule.ts';
import type { AllowanceRule, PocketRule } from './directed/directed-rules.ts';
import type { MatchRule } from './match-rule.ts';

/** What a sponsor promises by, of each kind. */
export type RuleOf = Record<MatchType, MatchRule> & {
  groupHelp: BonfireRule;
  taskDonation: AllowanceRule;
  matchingShare: PocketRule;
};

/** A kind with its rule. */
export type TypedRule = { [T in ActivityType]: { type: T; rule: RuleOf[T] } }[ActivityType];
