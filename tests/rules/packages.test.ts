import { expect, test } from 'vitest';
import { type Finding, readSources } from '../support/sources.ts';
import { ofTheProduct, ofTheWorkshop } from './packages.ts';

type Packages = Readonly<Record<string, string>>;
type Manifest = Readonly<Record<string, unknown>>;

/** npm reads there what to install; whatever is none of the first two would slip past the lists. */
const groups: Readonly<Record<string, Packages>> = {
  dependencies: ofTheProduct,
  devDependencies: ofTheWorkshop,
  optionalDependencies: {},
  peerDependencies: {},
  bundleDependencies: {},
  bundledDependencies: {},
  overrides: {},
};

function findUnasked(manifest: Manifest): Finding[] {
  return Object.entries(groups).flatMap(([group, listed]) => {
    const given = Object.keys(manifest[group] ?? {});
    return [
      ...given.filter((name) => !listed[name]).map((name) => `nobody asked for ${name} (${group})`),
      ...Object.keys(listed)
        .filter((name) => !given.includes(name))
        .map((name) => `${name} is listed and gone`),
    ];
  });
}

function readManifest(): Manifest {
  return JSON.parse(readSources('package.json')[0]?.text ?? '{}') as Manifest;
}

test('every package was asked for and says what it is for', () => {
  expect(findUnasked(readManifest())).toEqual([]);
});

test.each(Object.keys(groups))('a package that nobody asked for is found in %s', (group) => {
  const manifest = readManifest();
  const more = { ...manifest, [group]: { ...(manifest[group] ?? {}), 'left-pad': '1.3.0' } };
  expect(findUnasked(more)).toHaveLength(1);
});

test('a package that is gone leaves the list', () => {
  const { dependencies, ...others } = readManifest();
  const { uqr, ...fewer } = dependencies as Packages;
  expect(uqr).toBeDefined();
  expect(findUnasked({ ...others, dependencies: fewer })).toHaveLength(1);
});
