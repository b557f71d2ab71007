import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources } from '../support/sources.ts';

type Walk = { by: ReadonlyMap<string, readonly string[]>; done: Set<string>; on: string[] };

/** Finds files that come to stand on themselves, types included: none of them can be read alone. */
function findCircles(imported: readonly Imported[]): Finding[] {
  const by = new Map<string, string[]>();
  for (const { from, target } of imported) by.set(from, [...(by.get(from) ?? []), target]);
  const walk = { by, done: new Set<string>(), on: [] };
  return [...by.keys()].flatMap((path) => circlesFrom(path, walk));
}

function circlesFrom(path: string, { by, done, on }: Walk): Finding[] {
  const before = on.indexOf(path);
  if (before >= 0) return [[...on.slice(before), path].join(' → ')];
  if (done.has(path)) return [];
  done.add(path);
  const further = { by, done, on: [...on, path] };
  return (by.get(path) ?? []).flatMap((target) => circlesFrom(target, further));
}

test('no file stands on itself, by whichever way', { timeout: 60_000 }, () => {
  const sources = readSources('src/').filter(isCode);
  expect(findCircles(sources.flatMap(importsOf))).toEqual([]);
});

test('the rule of circles catches those of two, of three and of types', () => {
  const find = (texts: Record<string, string>) =>
    findCircles(
      Object.entries(texts).flatMap(([name, text]) =>
        importsOf({ path: `src/a/${name}.ts`, text }),
      ),
    );
  const [to, typed] = ["import './%.ts';", "import type { A } from './%.ts';"];
  const named = (text: string, name: string) => text.replace('%', name);
  expect(find({ a: named(to, 'b'), b: named(typed, 'a') })).toEqual([
    'src/a/a.ts → src/a/b.ts → src/a/a.ts',
  ]);
  expect(
    find({ a: named(to, 'b'), b: named(to, 'c'), c: named(to, 'a'), d: named(to, 'a') }),
  ).toHaveLength(1);
  expect(find({ a: named(to, 'b') + named(to, 'c'), b: named(to, 'c'), c: '' })).toEqual([]);
});
