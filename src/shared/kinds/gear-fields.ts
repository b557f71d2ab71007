/** This is a goods case offers up to four things; the sheet has a place for each. */
export const gearNumbers = [1, 2, 3, 4] as const;
export type GearNumber = (typeof gearNumbers)[number];

/** These are asked of each thing, by the end of its field's name. */
export const gearFieldNames = [
  ...(['Title', 'PriceInFen', 'Stock', 'Kind'] as const),
  ...(['Origin', 'SendDays', 'Licence'] as const),
];
export type GearFieldName = (typeof gearFieldNames)[number];

/**
 * This is what a thing is, by which the law asks for a licence: only food that was made needs one.
 */
export const gearKinds = ['grown', 'food', 'made'] as const;
export type GearKind = (typeof gearKinds)[number];

/** Answers the thing and what is asked of it, where a field of the sheet is one of these. */
export function gearFieldOf(field: string): { number: string; name: GearFieldName } | undefined {
  const [, number = '', end] = /^gear([1-4])([A-Z]\w+)$/.exec(field) ?? [];
  const name = gearFieldNames.find((known) => known === end);
  return name && { number, name };
}
