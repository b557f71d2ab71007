import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternOf } from '../sim/mutants/mutant.ts';
import { mutants } from '../sim/mutants/mutants.ts';

const root = join(import.meta.dirname, '../..');

// The run that plants them takes minutes and is not part of the tests.
test('every bug that can be planted fits one place of the product as it is', () => {
  const misfits = mutants.flatMap(({ name, edits }) => {
    const texts = new Map<string, string>();
    return edits.flatMap(({ file, from, to }) => {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      const places = text.split(patternOf(from)).length - 1;
      texts.set(
        file,
        text.replace(patternOf(from), () => to),
      );
      return places === 1 ? [] : [`${name}: ${places} places of ${file}`];
    });
  });
  expect(misfits).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(30);
});
