import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from '#src/shared/tracing/share-out.ts';

const sumOf = (shares: Record<string, number>) =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

test('an amount is shared out by weights, and the largest remainder gets the odd fen', () => {
  expect(shareOut(100, { a: 1, b: 1, c: 1 })).toEqual({ a: 34, b: 33, c: 33 });
  expect(shareOut(10, { a: 1, b: 2 })).toEqual({ a: 3, b: 7 });
  expect(shareOut(1, { a: 0, b: 5 })).toEqual({ a: 0, b: 1 });
});

test('without any weight nobody gets anything', () => {
  expect(shareOut(100, { a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
});

test('shares always add up, stay near their exact part, and give nothing to no weight', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 });
  const weights = fc.dictionary(fc.string({ minLength: 1 }), fc.maxSafeNat(), { minKeys: 1 });
  fc.assert(
    fc.property(amount, weights, (amountInFen, given) => {
      const whole = Object.values(given).reduce((sum, weight) => sum + BigInt(weight), 0n);
      const shares = shareOut(amountInFen, given);
      expect(sumOf(shares)).toBe(whole === 0n ? 0 : amountInFen);
      for (const [part, weight] of Object.entries(given)) {
        const share = BigInt(shares[part] ?? -1);
        if (whole === 0n) continue;
        const exact = (BigInt(amountInFen) * BigInt(weight)) / whole;
        expect(share === exact || share === exact + 1n).toBe(true);
        if (weight === 0) expect(share).toBe(0n);
      }
    }),
  );
});
