/** The kinds of activities that there are, by the documents' names. */
export const activityTypes = ['matchingDonation', 'groupHelp'] as const;
export type ActivityType = (typeof activityTypes)[number];
