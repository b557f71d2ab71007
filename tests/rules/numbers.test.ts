import { expect, test } from 'vitest';
import { readSources } from '../support/sources.ts';

const specs = readSources('tests/e2e/').filter(({ path }) => path.endsWith('.spec.ts'));

test('a family’s number belongs to one browser spec, as a server keeps appeals from spec to spec', () => {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of specs) {
    for (const [mobile] of text.matchAll(/\b137\d{8}\b/g)) {
      users.set(mobile, (users.get(mobile) ?? new Set()).add(path));
    }
  }
  expect(users.size).toBeGreaterThan(20);
  const shared = [...users].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([mobile, paths]) => `${mobile}: ${[...paths].join(', ')}`)).toEqual([]);
});
