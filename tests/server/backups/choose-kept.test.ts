import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseKept } from '#src/server/backups/choose-kept.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** It is a Sunday, half past two at night in Shanghai. */
const sunday = Date.UTC(2026, 10, 21, 18, 30);

const keptOf = (madeAts: readonly number[]) =>
  [...chooseKept(madeAts)].sort((one, other) => other - one);
const nights = (count: number) => Array.from({ length: count }, (_, ago) => sunday - ago * dayMs);
const agoOf = (at: number) => (sunday - at) / dayMs;

test('of two years of nights seven days stay, the last of four weeks, and the last of twelve months', () => {
  // The days to 16 November are kept, the Sundays of the weeks, and the last days of the months.
  expect(keptOf(nights(730)).map(agoOf)).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6],
    ...[7, 14, 21],
    ...[22, 53, 83, 114, 145, 175, 206, 236, 267, 295, 326],
  ]);
});

test('a pause throws nothing away, and several of one day are one', () => {
  const before = nights(3).map((at) => at - 400 * dayMs);
  const ofToday = [sunday, sunday + 3_600_000, sunday + 7_200_000];
  expect(keptOf([...before, ...ofToday])).toEqual([sunday + 7_200_000, ...before]);
});

const instants = fc.array(fc.integer({ min: sunday - 900 * dayMs, max: sunday }), {
  minLength: 1,
  maxLength: 120,
});

test('the newest always stays, with at most as many as there are periods, and all of them were there', () => {
  fc.assert(
    fc.property(instants, (madeAts) => {
      const kept = keptOf(madeAts);
      expect(kept[0]).toBe(Math.max(...madeAts));
      expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
      expect(kept.every((at) => madeAts.includes(at))).toBe(true);
    }),
  );
});

test('thinning out after each one keeps what thinning out once keeps', () => {
  fc.assert(
    fc.property(instants, (madeAts) => {
      const inOrder = [...madeAts].sort((one, other) => one - other);
      let nightly: number[] = [];
      for (const at of inOrder) nightly = keptOf([...nightly, at]);
      expect(nightly).toEqual(keptOf(madeAts));
    }),
  );
});

test('in which order they are found changes nothing', () => {
  fc.assert(
    fc.property(instants, (madeAts) => {
      expect(keptOf([...madeAts].reverse())).toEqual(keptOf(madeAts));
    }),
  );
});
