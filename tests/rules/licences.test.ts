import { expect, test } from 'vitest';
import { type Lock, licenceOf } from '#src/scripts/bill-of-materials.ts';
import { type Finding, readSources } from '../support/sources.ts';

/** They ask for nothing but to be named. */
const free = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MIT-0', 'CC0-1.0', 'Zlib', 'Python-2.0', 'Unlicense'],
]);
/** They may be used whole and unchanged, as files of their own beside ours; each with its reason. */
const wholeOnly: readonly { name: RegExp; licence: string; why: string }[] = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', why: 'libvips, loaded as a library' },
  { name: /^libheif-js$/, licence: 'LGPL-3.0', why: 'loaded as a file of its own' },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0', why: 'makes styles in the build' },
  {
    name: /^@embedpdf\/fonts-sc$/,
    licence: 'OFL-1.1',
    why: 'a font, whose letters stand in papers',
  },
  { name: /^axe-core$/, licence: 'MPL-2.0', why: 'runs in tests' },
];

function isAllowed(name: string, licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every(
          (one) =>
            free.has(one) ||
            wholeOnly.some((known) => known.licence === one && known.name.test(name)),
        ),
    );
}

function findUnfit({ packages }: Pick<Lock, 'packages'>): Finding[] {
  return Object.keys(packages)
    .filter((path) => path !== '')
    .flatMap((path) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      const licence = licenceOf(path, packages);
      if (licence && isAllowed(name, licence)) return [];
      return [`${path} has the licence ${licence ?? 'of nobody'}`];
    });
}

test('every package may be used as we use it', () => {
  const lock = JSON.parse(readSources('package-lock.json')[0]?.text ?? '') as Lock;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(findUnfit(lock)).toEqual([]);
});

test.each([
  ['MIT', 0],
  ['(MIT OR GPL-3.0)', 0],
  ['MIT AND Zlib', 0],
  ['GPL-3.0', 1],
  ['MIT AND GPL-3.0', 1],
  ['LGPL-3.0-or-later', 1],
  [undefined, 1],
])('a package under %s has %d faults', (license, count) => {
  const packages = { 'node_modules/some': license === undefined ? {} : { license } };
  expect(findUnfit({ packages })).toHaveLength(count);
});
