/** Rights are shown to who has more love value than this. */
export const scoreForRights = 100;

/** Each changes something that others see; none is worth money or uses love value up. */
export const rightIds = ['frame', 'wishPaper'] as const;
export type RightId = (typeof rightIds)[number];
