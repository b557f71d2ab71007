/** Who carries a dream out. */
export const organisers = ['organisation', 'person'] as const;
export type Organiser = (typeof organisers)[number];
