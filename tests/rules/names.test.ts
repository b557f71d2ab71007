import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  at,
  type Finding,
  isCode,
  nodesOf,
  readSources,
  type Source,
  scriptsOf,
} from '../support/sources.ts';
import { emptyWords } from './empty-words.ts';

/** This is where a framework asks for a default export. */
const defaultExports =
  /^(src\/fetch\.ts|src\/serving\/touch-directive\.ts|src\/scripts\/testing\/seed-for-run\.ts|src\/preview\/.*|astro\.config\.mjs|.*\.config\.ts|.*\.d\.ts)$/;

const sources = readSources('src/', 'tests/', 'astro.config.mjs', 'vitest.config.ts').filter(
  isCode,
);

function findBadFileName({ path }: Source): Finding[] {
  const name = basename(path);
  const isPage = path.startsWith('src/pages/');
  if (/^index\.(ts|tsx|mjs)$/.test(name)) return [`${path} is an index file`];
  const bare = name.replace(
    /(\.(test|spec|bench|config|tmp|examples|d))?\.(ts|tsx|mjs|astro)$/,
    '',
  );
  if (!isPage && emptyWords.some((part) => bare.toLowerCase().split(/[-.]/).includes(part))) {
    return [`${path} has a name that says nothing`];
  }
  const kebab = /^(\d{4}-)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  const pascal = /^[A-Z][A-Za-z0-9]*$/;
  // The names of pages are their addresses, which the specification fixes.
  const allowed = [isPage ? /^(\d{3}|[\w.[\]-]+)$/ : kebab];
  if (/\.(tsx|astro)$/.test(name)) allowed.push(pascal);
  if (/^src\/texts\//.test(path)) allowed.push(/^zh-CN$/);
  return allowed.some((pattern) => pattern.test(bare)) ? [] : [`${path} is not named as files are`];
}

function findDefaultExports(source: Source): Finding[] {
  if (defaultExports.test(source.path)) return [];
  return scriptsOf(source).flatMap((script) =>
    [...nodesOf(script)].flatMap((node) => {
      const isDefault =
        (ts.isExportAssignment(node) && !node.isExportEquals) ||
        (ts.isExportSpecifier(node) && node.name.text === 'default') ||
        (ts.canHaveModifiers(node) &&
          (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));
      return isDefault ? [`${at(script, node)} is a default export`] : [];
    }),
  );
}

test('files are named in kebab case, components in Pascal case, and none is an index', () => {
  expect(sources.flatMap(findBadFileName)).toEqual([]);
});

test('exports have names', { timeout: 60_000 }, () => {
  expect(sources.flatMap(findDefaultExports)).toEqual([]);
});

test.each([
  'src/server/cases/index.ts',
  'src/server/cases/findCase.ts',
  'src/server/cases/Find-case.ts',
  'src/server/cases/case-helpers.ts',
  'src/shared/utils.ts',
  'src/islands/cases/share_Button.tsx',
])('the rule of file names catches %s', (path) => {
  expect(findBadFileName({ path, text: '' })).toHaveLength(1);
});

test.each([
  'export default 1;',
  'export default function a() {}',
  'const a = 1; export { a as default };',
])('the rule of named exports catches "%s"', (text) => {
  expect(findDefaultExports({ path: 'src/a.ts', text })).toHaveLength(1);
});
