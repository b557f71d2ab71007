/**
 * Shares an amount out by weights, in whole fen only: the largest remainders get what rounding
 * left, earlier parts first, so that the shares always add up to the amount. Without weight nobody
 * gets anything.
 */
export function shareOut<Part extends string>(
  amountInFen: number,
  weights: Record<Part, number>,
): Record<Part, number> {
  const parts = Object.keys(weights) as Part[];
  const whole = parts.reduce((sum, part) => sum + BigInt(weights[part]), 0n);
  if (whole === 0n)
    return Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>;
  const exact = parts.map((part, at) => {
    const product = BigInt(amountInFen) * BigInt(weights[part]);
    return { part, at, share: product / whole, remainder: product % whole };
  });
  let left = BigInt(amountInFen) - exact.reduce((sum, { share }) => sum + share, 0n);
  const byRemainder = exact.toSorted((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1,
  );
  for (const one of byRemainder) {
    if (left === 0n) break;
    one.share += 1n;
    left -= 1n;
  }
  return Object.fromEntries(exact.map(({ part, share }) => [part, Number(share)])) as Record<
    Part,
    number
  >;
}
