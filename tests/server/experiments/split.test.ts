import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { groupOf } from '#src/server/experiments/subject.ts';

/** It tells the groups of 10,000, by percent: no restart, node or version moves anybody. */
const written = {
  10: 'cde685d08e0e40ee35d52cfe7f0b8ba6c053d0416ec451bce54b8181de02b852',
  50: '9414c4aa6de9498f62f1c31527934cf5cca3ec9d65197e9ae03cf0f434260f3a',
};

test('10,000 people split within one of a hundred, and as they always will', () => {
  for (const percent of [10, 50] as const) {
    const running = {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      test: { testFlag: 1, amountInFen: 0, percent },
    } as const;
    const seen = Array.from({ length: 10_000 }, (_, at) => groupOf(running, `person-${at}`));
    const inTest = seen.filter((group) => group === 1).length;
    expect(Math.abs(inTest / 100 - percent)).toBeLessThan(1);
    const all = createHash('sha256').update(seen.join('')).digest('hex');
    expect(all).toBe(written[percent]);
  }
});
