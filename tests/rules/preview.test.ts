import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { isCode, readSources } from '../support/sources.ts';

const sources = readSources('src/').filter(isCode);
const paths = sources.map(({ path }) => path);

test('every component and island has examples in the preview', () => {
  const examples = sources.filter(({ path }) => path.endsWith('.examples.ts'));
  const shown = new Set(examples.flatMap(importsOf).map(({ target }) => target));
  const parts = paths.filter((path) => /^src\/(components|islands)\/.*\.(astro|tsx)$/.test(path));
  expect(parts.filter((path) => !shown.has(path))).toEqual([]);
});

test('only the preview imports examples, which no build carries', { timeout: 60_000 }, () => {
  const found = sources.flatMap(importsOf).filter(({ target }) => target.includes('.examples.'));
  expect(found.map(({ from }) => from)).toEqual(['src/preview/shown-parts.ts']);
});
