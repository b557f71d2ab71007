import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTarget } from '#src/shared/platform/safe-target.ts';
import { hostileTargets } from '../../support/hostile-targets.ts';

const own = 'http://localhost:4321';
const second = 'https://give.example.net';
const ownOrigins = [own, second];

/** Answers where a browser on an own page would go. */
function originOf(target: string): string {
  return new URL(target, own).origin;
}

test('there are enough ways to be led astray', () => {
  expect(hostileTargets.length).toBeGreaterThanOrEqual(200);
});

test.each(hostileTargets)('%j is refused, or stays on an own host', (target) => {
  const safe = safeTarget(target, ownOrigins);
  if (safe !== undefined) expect(ownOrigins).toContain(originOf(safe));
});

test('whatever is made of slashes, hosts and letters stays on an own host', () => {
  const pieces = ['/', '\\', ':', '@', '.', '%2f', '%5c', '\t', '\n', 'http:', 'evil.example', own];
  const target = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })));
  fc.assert(
    fc.property(target, (parts) => {
      const safe = safeTarget(parts.join(''), ownOrigins);
      return safe === undefined || ownOrigins.includes(originOf(safe));
    }),
    { numRuns: 2000, seed: 20_261_102 },
  );
});

test.each([
  ['/', '/'],
  ['/cf/mine-order?anchorId=a#top', '/cf/mine-order?anchorId=a#top'],
  ['/en/cf/contribute/abc', '/en/cf/contribute/abc'],
  [`${own}/cf/mine`, `${own}/cf/mine`],
  [`${second}/en`, `${second}/en`],
])('the own address %s is followed', (target, safe) => {
  expect(safeTarget(target, ownOrigins)).toBe(safe);
});

test('no target is no target', () => {
  for (const target of [undefined, null, ''])
    expect(safeTarget(target, ownOrigins)).toBeUndefined();
});
