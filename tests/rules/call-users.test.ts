import { expect, test } from 'vitest';
import { pageForms } from '#src/server/page-forms.ts';
import { apiDocument } from '#src/shared/contract/api-document.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { type Declared, readDeclaredCalls } from '../support/declared-calls.ts';
import { type Finding, isCode, readSources, type Source } from '../support/sources.ts';
import { usesOfExports } from '../support/uses-of-exports.ts';

const { exported } = await readDeclaredCalls();

/** The server answers calls, and a list of calls makes none. */
function makesCalls({ path }: Source): boolean {
  return !path.startsWith('src/server/') && !/^src\/shared\/(.*\/)?calls\.ts$/.test(path);
}

/**
 * Reads what pages, layouts, components, islands and stores name of the declarations, by file and
 * name.
 */
function namedBy(sources: readonly Source[]): Set<string> {
  const uses = sources.filter(makesCalls).flatMap(usesOfExports);
  return new Set(
    uses.filter(({ typeOnly }) => !typeOnly).map(({ target, name }) => `${target} ${name}`),
  );
}

function findWronglyMarked(
  declared: readonly Declared[],
  named: ReadonlySet<string>,
  posted: ReadonlySet<Call | undefined>,
): Finding[] {
  return declared.flatMap(({ name, file, call }) => {
    const made = named.has(`${file} ${name}`) || posted.has(call);
    if (made !== call.forOthers) return [];
    return made
      ? [`${call.path} is made by a page: take "forOthers" out of ${name} in ${file}`]
      : [`${call.path} is made by no page: ${name} in ${file} says "forOthers: true", or leaves`];
  });
}

const posted = new Set(pageForms.map(({ handled }) => handled?.call));

test('the contract says which calls no page of ours makes', { timeout: 60_000 }, () => {
  const named = namedBy(readSources('src/').filter(isCode));
  expect(findWronglyMarked(exported, named, posted)).toEqual([]);
});

test('the API document marks the same calls', () => {
  const { paths } = apiDocument(
    exported.map(({ call }) => call),
    'https://a.example',
  );
  const marked = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations).some((operation) => 'x-for-others' in operation) ? [path] : [],
  );
  const forOthers = exported.filter(({ call }) => call.forOthers).map(({ call }) => call.path);
  expect(marked.sort()).toEqual([...forOthers].sort());
  expect(marked.length).toBeGreaterThan(0);
});

test('the rule catches a mark that is wrong in either way', () => {
  const [one] = exported;
  if (!one) throw new Error('No call is declared');
  const declared = [true, false].map((forOthers) => ({ ...one, call: { ...one.call, forOthers } }));
  const named = new Set([`${one.file} ${one.name}`]);
  expect(findWronglyMarked(declared, named, new Set())[0]).toMatch(/is made by a page/);
  expect(findWronglyMarked(declared, new Set(), new Set())[0]).toMatch(/is made by no page/);
  expect(findWronglyMarked(declared, named, new Set())).toHaveLength(1);
  expect(findWronglyMarked(declared, new Set(), new Set([declared[1]?.call]))).toEqual([]);
});

test('a call counts as made by what a page reads of it, not by its type or by the server', () => {
  const from = "from '#src/shared/a/calls.ts';";
  const text = `import { one, type two } ${from} import * as all ${from} go(all.three);`;
  const target = 'src/shared/a/calls.ts';
  expect(namedBy([{ path: 'src/stores/a.ts', text }])).toEqual(
    new Set([`${target} one`, `${target} three`]),
  );
  expect(namedBy([{ path: 'src/stores/a.ts', text: `import type { one } ${from}` }]).size).toBe(0);
  expect(namedBy([{ path: 'src/server/a/routes.ts', text }]).size).toBe(0);
  expect(namedBy([{ path: 'src/shared/calls.ts', text }]).size).toBe(0);
});
