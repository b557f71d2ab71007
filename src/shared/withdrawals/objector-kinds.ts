/** Their objection is heard in public; what anyone else says, staff read as a report. */
export type ObjectorKind = 'donor' | 'verifier' | 'named';

/** In public nobody is headed by what would name them: a payee, or one of very few. */
export const shownObjectors = ['donor', 'verifier', 'someone'] as const;
export type ShownObjector = (typeof shownObjectors)[number];
