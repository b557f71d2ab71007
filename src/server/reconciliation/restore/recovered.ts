/** This is what payouts that our books lack were paid for. */
export type Lost = Set<string>;

/**
 * `known` was booked before. `open`: the bank has not said, and will be asked as ever. `unsettled`:
 * it has not said, and only this question would be asked again. `lost`: our books lack what it is
 * of.
 */
export type Recovered = 'settled' | 'known' | 'open' | 'unsettled' | 'lost';
