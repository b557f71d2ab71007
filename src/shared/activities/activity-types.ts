/**
 * A sponsor puts a share of a gift beside it: of every gift, those within QQ, those of a wallet; or
 * the same for every giver, as one drop of water is like another.
 */
export const matchTypes = [
  ...(['matchingDonation', 'qqMatchingDonation', 'paymentChannelSubsidy'] as const),
  'waterHelp',
] as const;
export type MatchType = (typeof matchTypes)[number];

export const isMatchType = (type: string): type is MatchType =>
  (matchTypes as readonly string[]).includes(type);

/** These are the kinds of activities that there are, by the documents' names. */
export const activityTypes = [...matchTypes, 'groupHelp', 'taskDonation', 'matchingShare'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** These have days and two persons behind them as those have, and no money of their own. */
export const poollessTypes = ['venue', 'lottery'] as const;
export type PoollessType = (typeof poollessTypes)[number];

export const hasPool = (type: ActivityType | PoollessType): type is ActivityType =>
  !(poollessTypes as readonly string[]).includes(type);

/**
 * Does it add to gifts of its cases? Each case is in one such at a time. What newcomers of a venue
 * direct is added to no gift, and stands beside any other.
 */
export const addsToGifts = (type: ActivityType): boolean => type !== 'taskDonation';

/** Does it give what somebody directs, and not by what a gift amounts to? */
export const directsMoney = (type: ActivityType): boolean =>
  type === 'taskDonation' || type === 'matchingShare';

/** This is what brought a case money of a sponsor: some kinds stand on a gift, others on none. */
export const grantKinds = ['match', 'bonfire', 'allowance', 'redPocket', 'share'] as const;
export type GrantKind = (typeof grantKinds)[number];

export function grantKindOf(type: ActivityType, isOfGift: boolean): GrantKind {
  if (type === 'groupHelp') return 'bonfire';
  if (type === 'taskDonation') return 'allowance';
  if (type === 'matchingShare') return isOfGift ? 'redPocket' : 'share';
  return 'match';
}
