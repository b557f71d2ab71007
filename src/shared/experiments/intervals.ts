/** This is a figure with the interval that holds the true one in 95 of 100 such tests. */
export type Estimate = { value: number; low: number; high: number };

const z = 1.959_964;

/** Reckons Wilson's interval of a rate: honest also where few or none did it. */
export function wilson(hits: number, all: number): Estimate {
  if (all === 0) return { value: 0, low: 0, high: 1 };
  const rate = hits / all;
  const spread = z * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  const middle = rate + (z * z) / (2 * all);
  const whole = 1 + (z * z) / all;
  return {
    value: rate,
    low: Math.max(0, (middle - spread) / whole),
    high: Math.min(1, (middle + spread) / whole),
  };
}

type Sums = { count: number; sum: number; sumOfSquares: number };

/** Reckons the mean with its normal interval, for many; no sum given is below zero. */
export function meanOf({ count, sum, sumOfSquares }: Sums): Estimate {
  if (count < 2) return { value: count === 0 ? 0 : sum, low: 0, high: Number.POSITIVE_INFINITY };
  const value = sum / count;
  const variance = Math.max(0, (sumOfSquares - sum * value) / (count - 1));
  const spread = z * Math.sqrt(variance / count);
  return { value, low: Math.max(0, value - spread), high: value + spread };
}

/** Reckons how far the second is above the first, by Newcombe from the interval of each. */
export function differenceOf(first: Estimate, second: Estimate): Estimate {
  const value = second.value - first.value;
  const down = Math.hypot(second.value - second.low, first.high - first.value);
  const up = Math.hypot(second.high - second.value, first.value - first.low);
  return { value, low: value - down, high: value + up };
}

/** From so many on something can be said of the difference; below these numbers nothing. */
const fewestShown = 200;
const fewestGivers = 20;
export type Verdict = 'tooFew' | 'unclear' | 'more' | 'fewer';

type Seen = { shown: number; givers: number };

export function verdictOf(seen: readonly Seen[], difference: Estimate): Verdict {
  if (seen.some(({ shown, givers }) => shown < fewestShown || givers < fewestGivers)) {
    return 'tooFew';
  }
  if (difference.low > 0) return 'more';
  return difference.high < 0 ? 'fewer' : 'unclear';
}
