/** Of what one gives, a sponsor puts something beside: beside every gift, or those given within QQ. */
export const matchTypes = ['matchingDonation', 'qqMatchingDonation'] as const;
export type MatchType = (typeof matchTypes)[number];

/** The kinds of activities that there are, by the documents' names. */
export const activityTypes = [...matchTypes, 'groupHelp'] as const;
export type ActivityType = (typeof activityTypes)[number];
