/** Of what one gives, a sponsor puts something beside: beside every gift, or those given within QQ. */
export const matchTypes = ['matchingDonation', 'qqMatchingDonation'] as const;
export type MatchType = (typeof matchTypes)[number];

/** The kinds of activities that there are, by the documents' names. */
export const activityTypes = [...matchTypes, 'groupHelp'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** What has days and two persons behind it as those have, and no money of its own. */
export const poollessTypes = ['venue', 'lottery'] as const;
export type PoollessType = (typeof poollessTypes)[number];
