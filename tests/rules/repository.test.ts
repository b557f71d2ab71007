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
/** Made by tools and ignored by git. */
const ignored = /^(\.|node_modules$|dist$|data$|test-results$|playwright-report$)|\.log$/;

const everything = readSources();
const written = everything.filter(({ path }) => path !== 'package-lock.json');

function findStrayNames(names: readonly string[]): Finding[] {
  return names
    .filter((name) => !ignored.test(name) && !topLevel.includes(name))
    .map((name) => `${name} has no place on the top level`);
}

/** Paths of one machine and hosts of one network, put together so that the rule does not find itself. */
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

type Manifest = Record<string, Record<string, string> | undefined>;

function findLooseVersions(manifest: Manifest): Finding[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} ${version} is not an exact version`),
  );
}

type Lock = { packages: Record<string, { version?: string; optionalDependencies?: object }> };

/** `npm ci` refuses a lockfile that lacks the packages of other systems, which npm leaves out. */
function findUnlocked({ packages }: Lock): Finding[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersOf(path).some((folder) => `${folder}${name}` in packages))
      .map((name) => `${name} of ${path} is not in the lockfile`),
  );
}

/** Where what a package of this path needs is looked for: beside it, and around it. */
function foldersOf(path: string): string[] {
  const parts = path.split('/node_modules/');
  const around = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['node_modules/', ...around.map((folder) => `${folder}/node_modules/`)];
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

function readManifest(name: string): Manifest {
  return JSON.parse(readSources(name)[0]?.text ?? '{}') as Manifest;
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

test('packages are named with exact versions', () => {
  expect(findLooseVersions(readManifest('package.json'))).toEqual([]);
});

test('the lockfile names no host', () => {
  const lock = everything.filter(({ path }) => path === 'package-lock.json');
  expect(lock).toHaveLength(1);
  expect(lock.flatMap((source) => findPattern(source, /"resolved"/, 'names a host'))).toEqual([]);
});

test('the lockfile is whole, so that npm ci takes it', () => {
  expect(findUnlocked(JSON.parse(readSources('package-lock.json')[0]?.text ?? ''))).toEqual([]);
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

test('the rule of the lockfile looks beside a package and around it', () => {
  const optionalDependencies = { b: '1.0.0' };
  const a = { 'node_modules/a': { optionalDependencies } };
  expect(findUnlocked({ packages: a })).toHaveLength(1);
  expect(findUnlocked({ packages: { ...a, 'node_modules/b': {} } })).toEqual([]);
  expect(findUnlocked({ packages: { ...a, 'node_modules/a/node_modules/b': {} } })).toEqual([]);
  expect(findUnlocked({ packages: { ...a, 'node_modules/c/node_modules/b': {} } })).toHaveLength(1);
});

test('the rule of exact versions catches ranges, tags and addresses', () => {
  const dependencies = { a: '^1.0.0', b: 'latest', c: 'git+ssh://x', d: '1.2.3', e: '1.0.0-b' };
  expect(findLooseVersions({ dependencies })).toHaveLength(3);
});
