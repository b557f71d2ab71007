/** This must always hold of the books, numbered as in the rules of money. */
export type Equation = {
  equation: number;
  statement: string;
  /** These are queries over both engines' common SQL; each row names one breach in `detail`. */
  breaches: readonly string[];
};
