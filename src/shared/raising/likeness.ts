/** Two cases are alike in these; the strongest reason comes first. */
export const likenessKinds = ['person', 'account', 'text', 'paper', 'picture'] as const;
export type LikenessKind = (typeof likenessKinds)[number];

/** The amount counts persons or pictures, or is how many percent of the words. */
export type Likeness = { kind: LikenessKind; amount: number };
