/**
 * A card says that a gift is in somebody's name, such as for a birthday, or in memory of somebody.
 */
export const cardKinds = ['honour', 'memory'] as const;
export type CardKind = (typeof cardKinds)[number];

export const maxCardNameLength = 20;
export const maxCardWordsLength = 120;

/** This is what a card says to whoever has its address. It never says how much was given. */
export type CardView = {
  cardId: string;
  kind: CardKind;
  /** It honours or remembers this person. */
  name: string;
  words: string;
  /** It is empty where the donor gave anonymously. */
  fromName: string;
  infoUuid: string;
  caseTitle: string;
  paidAt: number;
};
