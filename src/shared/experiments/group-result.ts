/** This is known of a group: how many saw it and gave, and what they gave that was not returned. */
export type GroupResult = {
  group: number;
  shown: number;
  givers: number;
  gifts: number;
  givenInFen: number;
  /** It is of what each giver gave, for the interval of the mean. */
  sumOfSquares: number;
};
