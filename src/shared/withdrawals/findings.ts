/** These may have been found against a family: they stand in every later check of its money. */
export const findingKinds = ['objection', 'report', 'refusal'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** This is one of them as its family and staff read it. */
export type FindingView = {
  kind: FindingKind;
  foundAt: number;
  /** Staff said this of it; empty of a report, whose answer is its reporter's. */
  words: string;
};
