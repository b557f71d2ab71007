import type { ActivityType } from './activity-types.ts';
import type { BonfireRule } from './bonfire/bonfire-rule.ts';
import type { AllowanceRule, PocketRule } from './directed/directed-rules.ts';
import type { ChannelRule, DropRule, MatchRule } from './match-rule.ts';

/** By this a sponsor promises, of each kind. */
export type RuleOf = {
  matchingDonation: MatchRule;
  qqMatchingDonation: MatchRule;
  paymentChannelSubsidy: ChannelRule;
  waterHelp: DropRule;
  groupHelp: BonfireRule;
  taskDonation: AllowanceRule;
  matchingShare: PocketRule;
};

/** Joins a kind with its rule. */
export type TypedRule = { [T in ActivityType]: { type: T; rule: RuleOf[T] } }[ActivityType];

/** Every rule has it, frozen with it: the service fee is taken of a sponsor's money as of gifts. */
export const feePart = { feeTaken: true } as const;
