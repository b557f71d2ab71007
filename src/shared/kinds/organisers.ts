/** This is who carries a dream out. */
export const organisers = ['organisation', 'person'] as const;
