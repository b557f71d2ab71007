import { sheetNames } from '#src/shared/raising/sheet-names.ts';

/** Where a family may be stuck: at a form, at handing all of it in, or while it is reviewed. */
export const stuckPlaces = [...sheetNames, 'submit', 'review'] as const;
export type StuckPlace = (typeof stuckPlaces)[number];
