/** These strings name how a payee who is a person is related. */
export const personPayees = ['self', 'spouse', 'other'] as const;
export const consentGivers = ['own', 'guardian'] as const;
export type ConsentGiver = (typeof consentGivers)[number];
export const possessions = ['none', 'one', 'more'] as const;
export const insurances = ['none', 'basic', 'commercial', 'both'] as const;

export const maxPictures = 8;
export const maxPapers = 12;

/** So many letters of a story are read; a draft may be longer until it is shortened. */
export const longestStory = 6000;
export const longestDraft = 20_000;

/** What a family says of a surplus is a sentence or two, not a second story. */
export const mostSurplusWords = 200;
