import { sheetNames } from '#src/shared/raising/sheet-names.ts';

/** A family may be stuck there: at a form, at handing all of it in, or while it is reviewed. */
export const stuckPlaces = [...sheetNames, 'submit', 'review'] as const;
export type StuckPlace = (typeof stuckPlaces)[number];
