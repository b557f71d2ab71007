/** What newcomers to a venue may direct; frozen once two persons said so. */
export type AllowanceRule = {
  /** The venue among whose appeals they choose. */
  venueId: string;
  allowanceInFen: number;
  /** How long one is kept for somebody who has not chosen yet. */
  days: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

/** What a sponsor adds once to a gift, whatever its amount, and to a share that brought somebody. */
export type PocketRule = {
  /** Nothing where only shares get something. */
  pocketInFen: number;
  pocketHours: number;
  /** Nothing where only gifts get something. */
  perShareInFen: number;
  /** What all shares of one person bring at most. */
  perPersonInFen: number;
  perCaseInFen: number;
  accountAgeDays: number;
};
