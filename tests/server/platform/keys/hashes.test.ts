import { expect, test } from 'vitest';
import { type HashUse, hashUses } from '#src/server/platform/keys/hash-uses.ts';
import { createHashes } from '#src/server/platform/keys.ts';

const uses = Object.values(hashUses).flat() as HashUse[];

test('each use has a key of its own, and each is named once', () => {
  const { blindIndex } = createHashes('a secret that is long enough for a test');
  const hashes = uses.map((use) => blindIndex(use, '13800000001'));
  expect(new Set(hashes).size).toBe(uses.length);
  expect(blindIndex('mobile', '13800000001')).toBe(hashes[uses.indexOf('mobile')]);
});

test('another secret hashes otherwise, and an unknown use is refused', () => {
  const one = createHashes('a secret that is long enough for a test');
  const other = createHashes('another one that is long enough for it');
  for (const use of uses) expect(one.blindIndex(use, 'x')).not.toBe(other.blindIndex(use, 'x'));
  expect(() => one.blindIndex('nothing' as HashUse, 'x')).toThrow('nothing');
});
