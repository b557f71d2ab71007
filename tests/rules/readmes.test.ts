import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, readSources, root, type Source } from '../support/sources.ts';

const mostLines = 150;
const readmes = readSources().filter(({ path }) => /(^|\/)README\.md$/.test(path));
const first = readmes.filter(({ path }) => path === 'README.md');

const inTicks = /`([^`\n]+)`/g;
const linked = /\]\(([^)\s]+)\)/g;
const fileEnding = /\.(ts|tsx|mjs|astro|css|md|jsonc?|svg|png|txt)$/;
const pathSigns = /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/;
/** Tools make these, or they stand for the name of any file. */
const notThere = /^(dist|data|node_modules)(\/|$)|^(calls|README)\.(ts|md)$/;

/**
 * It is a folder of the repository, or a file by its ending; `and/or` and the name of a package are
 * none.
 */
function isPath(text: string): boolean {
  if (!pathSigns.test(text) || notThere.test(text)) return false;
  return /^(src|tests|public|\.readme|\.ci)(\/|$)/.test(text) || fileEnding.test(text);
}

/** A path counts from the top of the repository, or from where its README.md stands. */
function findUntruePaths({ path, text }: Source): Finding[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, (block) => block.replaceAll(/[^\n]/g, ' '));
  const named = [...prose.matchAll(inTicks), ...prose.matchAll(linked)].map(([, name]) => name);
  return [...new Set(named.map(String))]
    .filter(isPath)
    .filter(
      (name) => ![root, join(root, dirname(path))].some((from) => existsSync(join(from, name))),
    )
    .map((name) => `${path} names ${name}, which is not there`);
}

function findLength({ path, text }: Source): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines ? [`${path} has ${lines} lines, and ${mostLines} are allowed`] : [];
}

/** `npm start` and `npm test` need no `run`. */
function findUnnamedScripts(names: readonly string[], sources: readonly Source[]): Finding[] {
  const words = sources.map(({ text }) => text).join('\n');
  return names
    .filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:-])`).test(words))
    .map((name) => `the script ${name} stands in no README.md`);
}

const readScripts = (): string[] => {
  const manifest = readSources('package.json')[0]?.text ?? '{}';
  return Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);
};

/** This is what a newcomer is shown first, by which the rest of the code is read. */
const shownToNewcomers = [
  'src/serving/page-store.ts',
  'src/server/platform/once.ts',
  'src/server/donations/settle/settle-order.ts',
  'src/server/ledger/post-transfer.ts',
  'src/stores/api.ts',
  'src/shared/calls.ts',
  'src/shared/cases/case-steps.ts',
  'tests/e2e/pages.spec.ts',
];

function findUnshown({ path, text }: Source): Finding[] {
  return shownToNewcomers
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => `${path} does not show ${name}`);
}

/** A decision is a numbered entry, with the day of it, what stood against it and who holds it. */
function findLooseDecisions({ path, text }: Source): Finding[] {
  const entries = text.split(/^(?=\d+\. \*\*|## )/m).filter((entry) => /^\d+\. \*\*/.test(entry));
  return entries.flatMap((entry) => {
    const head = entry.slice(0, entry.indexOf('**', 5));
    return [
      ...(/\*\*\s+\(20\d\d-\d\d-\d\d[,)]/.test(entry) ? [] : [`${path} "${head}" has no day`]),
      ...(/Not\s+chosen\b/.test(entry)
        ? []
        : [`${path} "${head}" does not say what was not chosen`]),
      ...(/Held\s+by:/.test(entry) ? [] : [`${path} "${head}" does not say what holds it`]),
    ];
  });
}

test('the first README.md shows what newcomers read first', () => {
  expect(first.flatMap(findUnshown)).toEqual([]);
});

test('every decision has its day and says what was not chosen and what holds it', () => {
  expect(readmes.flatMap(findLooseDecisions)).toEqual([]);
});

test('every path that a README.md names is there', () => {
  expect(readmes.length).toBeGreaterThan(20);
  expect(readmes.flatMap(findUntruePaths)).toEqual([]);
});

test('the first README.md is short', () => {
  expect(first).toHaveLength(1);
  expect(first.flatMap(findLength)).toEqual([]);
});

test('every script of package.json stands in a README.md', () => {
  expect(findUnnamedScripts(readScripts(), readmes)).toEqual([]);
});

const path = 'src/server/README.md';

test.each([
  'see `src/nowhere.ts`',
  'see `src/nowhere`',
  'the map | `tests/nowhere` | a room |',
  'see `nowhere.ts`',
  'see [there](nowhere/README.md)',
  'see `src/pages/cf/[nobody].astro`',
])('the rule of paths catches %j', (text) => {
  expect(findUntruePaths({ path, text })).toHaveLength(1);
});

test('the rule of paths lets a true path and what is no path be', () => {
  const text =
    '`src/server/server.ts` `server.ts` `db` `*-tables.ts` `/cf/mine` `G/C` `{folder}/{name}.md`';
  expect(findUntruePaths({ path, text })).toEqual([]);
});

test('the rules of decisions and of newcomers catch what is left out', () => {
  const entry =
    '## Decisions\n\n1. **One way** (2026-11-22). Why. Not\n   chosen: two. Held by: `a`.\n';
  expect(findLooseDecisions({ path, text: entry })).toEqual([]);
  expect(findLooseDecisions({ path, text: entry.replace('Held by', 'See') })).toHaveLength(1);
  expect(findLooseDecisions({ path, text: entry.replace('chosen', 'taken') })).toHaveLength(1);
  expect(findLooseDecisions({ path, text: entry.replace(' (2026-11-22)', '') })).toHaveLength(1);
  expect(findUnshown({ path, text: '`src/stores/api.ts`' })).toHaveLength(7);
});

test('the rule of length and that of scripts catch what is wrong', () => {
  expect(findLength({ path, text: 'a\n'.repeat(mostLines) })).toEqual([]);
  expect(findLength({ path, text: 'a\n'.repeat(mostLines + 1) })).toHaveLength(1);
  const text = '`npm start`, `npm run sim:mutants`';
  expect(findUnnamedScripts(['start', 'sim', 'sim:mutants'], [{ path, text }])).toHaveLength(1);
});
