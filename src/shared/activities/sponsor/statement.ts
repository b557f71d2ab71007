/**
 * This is what moved in the pool of an activity within a day, or a month, and what was left after
 * it.
 */
export type StatementLine = {
  /** It is written YYYY-MM-DD or YYYY-MM, in the time of China. */
  period: string;
  paidInInFen: number;
  matchedInFen: number;
  /** It came back with gifts that were returned. */
  cameBackInFen: number;
  /** This went back to the sponsor. */
  returnedInFen: number;
  leftInFen: number;
};

type Moved = Omit<StatementLine, 'period' | 'leftInFen'>;

/** Sums what all lines say together. */
export function sumOf(lines: readonly StatementLine[]): Moved & { leftInFen: number } {
  const sum = (of: (line: StatementLine) => number) =>
    lines.reduce((whole, line) => whole + of(line), 0);
  return {
    paidInInFen: sum((line) => line.paidInInFen),
    matchedInFen: sum((line) => line.matchedInFen),
    cameBackInFen: sum((line) => line.cameBackInFen),
    returnedInFen: sum((line) => line.returnedInFen),
    leftInFen: lines.at(-1)?.leftInFen ?? 0,
  };
}

/** Gives days as months, for a sheet that has not room for all of them. */
export function byMonth(lines: readonly StatementLine[]): StatementLine[] {
  const months = Map.groupBy(lines, ({ period }) => period.slice(0, 7));
  return [...months].map(([period, days]) => ({ period, ...sumOf(days) }));
}
