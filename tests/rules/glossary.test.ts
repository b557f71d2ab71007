import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { LedgerAccountsTable } from '#src/server/db/schema.ts';
import { calls } from '#src/shared/calls.ts';
import { routes } from '#src/shared/routes.ts';
import { inputNamesOf } from '../support/input-names-of.ts';
import { type Finding, isCode, readSources } from '../support/sources.ts';

const readme = readSources('README.md').find(({ path }) => path === 'README.md')?.text ?? '';
const glossary = /^## Glossary\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';

/**
 * It holds every account that a posting may name; a kind that is new does not compile until it
 * stands here.
 */
const chart: Record<Selectable<LedgerAccountsTable>['kind'], true> = {
  ...{ G: true, B: true, E: true, C: true, CH: true, CR: true, X: true },
  ...{ U: true, P: true, F: true, R: true, L: true, S: true },
};

type Term = { wire: readonly string[]; house: readonly string[]; screen: readonly string[] };
type Words = { wire: ReadonlySet<string>; house: ReadonlySet<string>; screen: string };

const inTicks = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);

function termsOf(text: string): Term[] {
  return [...text.matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, wire, house, screen]) => ({
      wire: inTicks(wire),
      house: inTicks(house),
      screen: (screen ?? '').split(', '),
    }),
  );
}

/** `applyDrawCash` is `apply`, `draw` and `cash`, besides itself. */
function partsOf(name: string): string[] {
  return [name, ...name.split(/(?=[A-Z])|[-_/]/).map((part) => part.toLowerCase())];
}

/** Lists what travels: paths of calls and pages, part by part, and the names of what calls take. */
function wireWords(): Set<string> {
  const paths = [
    ...calls.map(({ path }) => path),
    ...Object.values(routes).map(({ path }) => path),
  ];
  const segments = paths.flatMap((path) => path.split(/[/[\]]/));
  return new Set([...segments.flatMap(partsOf), ...calls.flatMap(inputNamesOf)]);
}

/** Lists what the code itself calls things: whatever the server and the shared rules export. */
function houseWords(): Set<string> {
  const exported = /^export (?:async )?(?:const|function|type) (\w+)/gm;
  const texts = readSources('src/server/', 'src/shared/').filter(isCode);
  const names = texts.flatMap(({ text }) =>
    [...text.matchAll(exported)].map(([, name = '']) => name),
  );
  return new Set(names.flatMap(partsOf));
}

function findUntrueTerms(terms: readonly Term[], words: Words): Finding[] {
  return terms.flatMap(({ wire, house, screen }) => [
    ...(wire.length * house.length * screen.length === 0 ? ['a term lacks a word'] : []),
    ...wire.filter((term) => !words.wire.has(term)).map((term) => `${term} does not travel`),
    ...house.filter((term) => !words.house.has(term)).map((term) => `no code is called ${term}`),
    ...screen
      .filter((term) => !words.screen.includes(term.toLowerCase()))
      .map((term) => `nobody reads ${term}`),
  ]);
}

const words: Words = {
  wire: wireWords(),
  house: houseWords(),
  screen: readSources('src/texts/')
    .map(({ text }) => text.toLowerCase())
    .join('\n'),
};

test('each word of the glossary travels, names code, or is read', () => {
  const terms = termsOf(glossary);
  expect(terms.length).toBeGreaterThan(7);
  const [, , ...rows] = glossary.match(/^\|.*$/gm) ?? [];
  expect(terms).toHaveLength(rows.length);
  expect(findUntrueTerms(terms, words)).toEqual([]);
});

test('the glossary names every account of the ledger, and no other', () => {
  const accounts = /Ledger accounts:[\s\S]*?\n\n/.exec(glossary)?.[0];
  expect(inTicks(accounts).toSorted()).toEqual(Object.keys(chart).toSorted());
});

test.each([
  ['| `drawmoney` | `withdrawal` | withdrawal |', 1],
  ['| `drawcash` | `cashout` | 提现 |', 1],
  ['| `drawcash` | `withdrawal` | 提现, pull out cash |', 1],
  ['| `drawcash` | withdrawal | 提现 |', 1],
  ['| `drawcash` | `withdrawal` | 提现, withdrawal |', 0],
])('the rule of the glossary has for %s %d faults', (text, count) => {
  expect(findUntrueTerms(termsOf(text), words)).toHaveLength(count);
});
