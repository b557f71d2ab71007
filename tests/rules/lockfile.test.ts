import { expect, test } from 'vitest';
import { type Finding, findPattern, readSources } from '../support/sources.ts';

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

/** Lists where what a package of this path needs is looked for: beside it, and around it. */
function foldersOf(path: string): string[] {
  const parts = path.split('/node_modules/');
  const around = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['node_modules/', ...around.map((folder) => `${folder}/node_modules/`)];
}

function readManifest(name: string): Manifest {
  return JSON.parse(readSources(name)[0]?.text ?? '{}') as Manifest;
}

test('packages are named with exact versions', () => {
  expect(findLooseVersions(readManifest('package.json'))).toEqual([]);
});

test('the lockfile names no host', () => {
  const lock = readSources('package-lock.json');
  expect(lock).toHaveLength(1);
  expect(lock.flatMap((source) => findPattern(source, /"resolved"/, 'names a host'))).toEqual([]);
});

test('the lockfile is whole, so that npm ci takes it', () => {
  expect(findUnlocked(JSON.parse(readSources('package-lock.json')[0]?.text ?? ''))).toEqual([]);
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
