/** This is what newcomers to a venue may direct; frozen once two persons said so. */
export type AllowanceRule = {
  /** They choose among the appeals of this venue. */
  venueId: string;
  allowanceInFen: number;
  /** This is how long one is kept for somebody who has not chosen yet. */
  days: number;
  perCaseInFen: number;
  accountAgeDays: number;
};

/**
 * This is what a sponsor adds once to a gift, whatever its amount, and to a share that brought
 * somebody.
 */
export type PocketRule = {
  /** It holds nothing where only shares get something. */
  pocketInFen: number;
  pocketHours: number;
  /** It holds nothing where only gifts get something. */
  perShareInFen: number;
  /** All shares of one person bring so much at most. */
  perPersonInFen: number;
  perCaseInFen: number;
  accountAgeDays: number;
};
