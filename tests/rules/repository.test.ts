import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Finding, findPattern, readSources, root, type Source } from '../support/sources.ts';

const topLevel = [
  'README.md',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tests',
  'tsconfig.json',
  'vitest.config.ts',
];

/** They are made by tools and ignored by git. */
const ignored = /^(\.|node_modules$|dist$|data$|test-results$|playwright-report$)|\.log$/;

const everything = readSources();

const written = everything.filter(({ path }) => path !== 'package-lock.json');

function findStrayNames(names: readonly string[]): Finding[] {
  return names
    .filter((name) => !ignored.test(name) && !topLevel.includes(name))
    .map((name) => `${name} has no place on the top level`);
}

/**
 * These are paths of one machine and hosts of one network, put together so that the rule does not
 * find itself.
 */
const folders = ['work', 'root', 'home', 'Users'].join('|');
const localPath = new RegExp(`(?<![\\w.}/*-])/(${folders})/\\w`);

const registryHost = new RegExp(
  ['registry\\.(npmjs|yarnpkg|npm)', 'npm' + 'mirror', 'verd' + 'accio', '_auth' + 'Token'].join(
    '|',
  ),
);

function findLocal(source: Source): Finding[] {
  return [
    ...findPattern(source, localPath, 'names a path of one machine'),
    ...findPattern(source, registryHost, 'names a host of packages'),
  ];
}

function findStrayMarks(source: Source): Finding[] {
  return [
    ...findPattern(source, /\u2014/, 'has an em dash'),
    ...findPattern(source, /^(<{7}|>{7}) /, 'has the mark of a merge'),
  ];
}

function findFocus(source: Source): Finding[] {
  if (!source.path.startsWith('tests/')) return [];
  return findPattern(source, /\b(test|it|describe)(\.\w+)*\.only\b/, 'leaves all other tests out');
}

/**
 * The one place that opens transactions is the one that retries them and refuses nested ones. The
 * sandbox's bank is another company: its books are not our database, nor is what a browser keeps.
 */
function findTransactions(source: Source): Finding[] {
  const { path } = source;
  const allowed =
    /^src\/(server\/(db\/in-transaction\.ts|payments\/sandbox\/.*)|stores\/media\/photo-shelf\.ts)$/;
  if (!path.startsWith('src/') || allowed.test(path)) return [];
  const pattern = /\.(transaction|startTransaction|controlledTransaction)\(/;
  return findPattern(source, pattern, 'opens a transaction itself');
}

test('the top level holds what the architecture says and nothing else', () => {
  const names = readdirSync(root);
  expect(findStrayNames(names)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(topLevel));
});

test('no file names a path of one machine or a host of packages', () => {
  expect(written.flatMap(findLocal)).toEqual([]);
});

test('no text has an em dash or the mark of a merge', () => {
  expect(written.flatMap(findStrayMarks)).toEqual([]);
});

test('no test leaves the others out', () => {
  expect(written.flatMap(findFocus)).toEqual([]);
});

test('transactions are opened in one place', () => {
  expect(written.flatMap(findTransactions)).toEqual([]);
});

const path = 'tests/server/a.test.ts';

test.each([
  [findLocal, path, `const file = '/${'work'}/main/a';`],
  [findLocal, path, `see /${'root'}/notes`],
  [findLocal, path, `https://registry.${'npmjs'}.org/a`],
  [findStrayMarks, path, 'a \u2014 b'],
  [findStrayMarks, path, `${'<'.repeat(7)} HEAD`],
  [findFocus, path, `test.${'only'}('a', () => {});`],
  [findFocus, path, `describe.concurrent.${'only'}('a', () => {});`],
  [findTransactions, 'src/server/cases/a.ts', 'await db.transaction().execute(work);'],
] as const)('%o catches "%s" %j', (rule, where, text) => {
  expect(rule({ path: where, text })).toHaveLength(1);
});

test('the rules of the repository let the harmless be', () => {
  expect(findLocal({ path, text: "join('src', '/home'); '../work/'; a/home/b" })).toEqual([]);
  expect(findTransactions({ path, text: 'db.transaction()' })).toEqual([]);
});

test('the rule of the top level catches a stray file', () => {
  expect(findStrayNames(['src', '.gitignore', 'dist', 'notes.txt'])).toHaveLength(1);
});
