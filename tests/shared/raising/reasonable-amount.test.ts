import { expect, test } from 'vitest';
import {
  fewestCases,
  judgeTarget,
  reasonableRange,
} from '#src/shared/raising/reasonable-amount.ts';

const yuan = 100;
const closed = (askedInYuan: number, costAheadInYuan = 0) => ({
  askedInFen: askedInYuan * yuan,
  costAheadInFen: costAheadInYuan * yuan,
});
const many = (count: number, of: (at: number) => ReturnType<typeof closed>) =>
  Array.from({ length: count }, (_, at) => of(at));

test('the range is the middle half of what closed cases asked for', () => {
  const cases = many(20, (at) => closed((at + 1) * 10_000));
  expect(reasonableRange(cases, { scope: 'city', costAheadInFen: 0 })).toEqual({
    lowInFen: 5_000_000,
    highInFen: 15_000_000,
    basis: { scope: 'city', caseCount: 20, similarCosts: false },
  });
});

test('fewer cases than it takes are never shown as a range', () => {
  const cases = many(fewestCases - 1, () => closed(77_000));
  const range = reasonableRange(cases, { scope: 'city', costAheadInFen: 9_000_000 });
  expect(range.basis).toEqual({ scope: 'few', caseCount: fewestCases - 1, similarCosts: false });
  expect(range.highInFen).toBe(9_000_000);
  expect(range.lowInFen).not.toBe(7_700_000);
});

test('cases with costs like ours count alone where enough of them are', () => {
  const cases = [
    ...many(15, (at) => closed(300_000 + at * 1000, 400_000)),
    ...many(40, () => closed(20_000, 20_000)),
  ];
  const range = reasonableRange(cases, { scope: 'country', costAheadInFen: 35_000_000 });
  expect(range.basis).toEqual({ scope: 'country', caseCount: 15, similarCosts: true });
  expect(range.lowInFen).toBeGreaterThanOrEqual(30_000_000);
});

test('whatever the cases, low is at most high, and high at most the costs ahead', () => {
  let state = 5;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const cases = many(random(60), () => closed(1 + random(900_000), random(900_000)));
    const costAheadInFen = random(2) * (100_000 + random(90_000_000));
    const { lowInFen, highInFen } = reasonableRange(cases, { scope: 'country', costAheadInFen });
    expect(lowInFen).toBeLessThanOrEqual(highInFen);
    if (costAheadInFen > 0) expect(highInFen).toBeLessThanOrEqual(costAheadInFen);
    expect(Number.isSafeInteger(lowInFen) && Number.isSafeInteger(highInFen)).toBe(true);
  }
});

test('bills say more than other cases do', () => {
  const range = reasonableRange(
    many(20, () => closed(200_000)),
    {
      scope: 'city',
      costAheadInFen: 0,
    },
  );
  const judge = (targetInYuan: number, gapInFen?: number) =>
    judgeTarget(targetInYuan * yuan, { range, gapInFen });
  expect(judge(300_000)).toEqual({ reasonable: false, reason: 'aboveRange' });
  expect(judge(300_000, 40_000_000)).toEqual({ reasonable: true, reason: 'withinRange' });
  expect(judge(200_000, 10_000_000)).toEqual({ reasonable: false, reason: 'aboveGap' });
  expect(judge(50_000)).toEqual({ reasonable: true, reason: 'belowRange' });
});
