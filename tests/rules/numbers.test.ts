import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/scripts/testing/run-command.ts';

const folder = join(root, 'tests/e2e');

test('a family’s number belongs to one browser spec, as a server keeps appeals from spec to spec', () => {
  const specs = new Map<string, Set<string>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [mobile] of text.matchAll(/\b137\d{8}\b/g)) {
      specs.set(mobile, (specs.get(mobile) ?? new Set()).add(file));
    }
  }
  expect(specs.size).toBeGreaterThan(20);
  const shared = [...specs].filter(([, files]) => files.size > 1);
  expect(shared.map(([mobile, files]) => `${mobile}: ${[...files].join(', ')}`)).toEqual([]);
});
