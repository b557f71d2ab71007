import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources } from '../support/sources.ts';

/**
 * Words reach an island as props of one language; a dictionary that its code reaches by any way, for
 * whatever else stands beside it, goes to every browser.
 */
function findDictionaries(from: string, by: ReadonlyMap<string, readonly Imported[]>): Finding[] {
  const ways = new Map([[from, from]]);
  for (const [path, way] of ways) {
    if (path.startsWith('src/texts/')) return [`${way} brings a dictionary to browsers`];
    for (const { target, typeOnly } of by.get(path) ?? []) {
      if (!typeOnly && !ways.has(target)) ways.set(target, `${way} → ${target}`);
    }
  }
  return [];
}

const runInBrowsers = /^src\/(islands\/.*\.tsx|stores\/.*\.ts)$/;

test('no island and no store reaches the dictionaries', () => {
  const sources = readSources('src/').filter(isCode);
  const by = Map.groupBy(sources.flatMap(importsOf), ({ from }) => from);
  const client = sources.map(({ path }) => path).filter((path) => runInBrowsers.test(path));
  expect(client.length).toBeGreaterThan(100);
  expect(client.flatMap((path) => findDictionaries(path, by))).toEqual([]);
});
