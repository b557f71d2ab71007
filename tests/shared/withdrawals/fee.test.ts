import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feePercentageStr, planInstalments, splitFee } from '#src/shared/withdrawals/fee.ts';

test.each([
  ['none', 1 as const, { feeInFen: 0, subsidyInFen: 0, netInFen: 10_033 }],
  ['charge', 2 as const, { feeInFen: 300, subsidyInFen: 0, netInFen: 9733 }],
  ['waive', 3 as const, { feeInFen: 0, subsidyInFen: 0, netInFen: 10_033 }],
  ['subsidise', 4 as const, { feeInFen: 0, subsidyInFen: 300, netInFen: 10_033 }],
])('under %s the fee of 3 percent is split as its name says', (_, option, split) => {
  expect(splitFee(10_033, { option, basisPoints: 300 })).toEqual(split);
});

test('a rate is written as people write it', () => {
  expect([300, 250, 0].map(feePercentageStr)).toEqual(['3%', '2.5%', '0%']);
});

const amounts = fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n }).map(Number);
const rules = fc.record({
  option: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  basisPoints: fc.integer({ min: 0, max: 1000 }),
});

test('for any amount, rate and option, fee and net add up and the fee is rounded down', () => {
  fc.assert(
    fc.property(amounts, rules, (amountInFen, rule) => {
      const { feeInFen, subsidyInFen, netInFen } = splitFee(amountInFen, rule);
      const exact = (BigInt(amountInFen) * BigInt(rule.basisPoints)) / 10_000n;
      expect(feeInFen + netInFen).toBe(amountInFen);
      expect(BigInt(feeInFen)).toBe(rule.option === 2 ? exact : 0n);
      expect(BigInt(subsidyInFen)).toBe(rule.option === 4 ? exact : 0n);
    }),
  );
});

test('any plan adds up to the fen, in amount, fee, subsidy and net', () => {
  fc.assert(
    fc.property(amounts, rules, fc.integer({ min: 1, max: 6 }), (amountInFen, rule, count) => {
      const plan = planInstalments(amountInFen, count, rule);
      const whole = splitFee(amountInFen, rule);
      const sum = (key: 'amountInFen' | 'feeInFen' | 'subsidyInFen' | 'netInFen') =>
        plan.reduce((total, part) => total + BigInt(part[key]), 0n);
      expect(plan.length).toBe(count);
      expect(sum('amountInFen')).toBe(BigInt(amountInFen));
      expect(sum('feeInFen')).toBe(BigInt(whole.feeInFen));
      expect(sum('subsidyInFen')).toBe(BigInt(whole.subsidyInFen));
      expect(sum('netInFen')).toBe(BigInt(whole.netInFen));
      for (const part of plan) expect(part.feeInFen + part.netInFen).toBe(part.amountInFen);
    }),
  );
});
