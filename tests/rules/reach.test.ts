import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources, topOf } from '../support/sources.ts';

const imported = readSources('src/', 'tests/').filter(isCode).flatMap(importsOf);

function checkReach({ where, from, target }: Imported): Finding[] {
  const top = topOf(from);
  if (target === '(computed)' && from.startsWith('src/') && top !== 'scripts')
    return [`${where} imports what cannot be known beforehand`];
  const withoutBundler = ['shared', 'server', 'stores', 'scripts', 'texts'].includes(top);
  if (target.startsWith('astro:') && withoutBundler) {
    return [`${where} ${top} runs without a bundler and may not import ${target}`];
  }
  const inBrowser = ['shared', 'stores', 'islands', 'texts'].includes(top);
  if (target.startsWith('node:') && inBrowser) {
    return [`${where} ${top} runs in browsers and may not import ${target}`];
  }
  if (/^(src|tests)\//.test(target) && !/\.\w+$/.test(target)) {
    return [`${where} names no file: ${target} has no ending`];
  }
  if (target.startsWith('tests/') && top !== 'scripts' && from.startsWith('src/')) {
    return [`${where} the product may not import tests`];
  }
  return [];
}

const migrations = 'src/server/db/migrations/';

/** What is deployed once stays as it was, so a migration stands on nothing that changes. */
function checkMigrations({ where, from, target }: Imported): Finding[] {
  const ours = target.startsWith('src/') || target.startsWith('tests/');
  const isStart = target.startsWith(`${migrations}start/`);
  return from.startsWith(migrations) && ours && !isStart
    ? [`${where} a migration may not import ${target}`]
    : [];
}

test('code is imported only where it can run', () => {
  expect(imported.flatMap(checkReach)).toEqual([]);
});

test('migrations import nothing of ours but the tables of the start', () => {
  expect(imported.flatMap(checkMigrations)).toEqual([]);
});

const everyRule = [checkReach, checkMigrations];
const broken = {
  'src/islands/a/A.tsx': ["import { readFile } from 'node:fs';", "import { c } from './c';"],
  'src/server/cases/a.ts': [
    "import { getCollection } from 'astro:content';",
    "import { openTestDatabase } from '../../../tests/support/test-db.ts';",
    "await import('./' + name + '.ts');",
  ],
  'src/server/db/migrations/1.ts': ["import { a } from '../json.ts';"],
  'src/server/db/migrations/start/a.ts': ["import { a } from '#src/shared/a/a.ts';"],
};
const brokenCases = Object.entries(broken).flatMap(([path, texts]) =>
  texts.map((text) => ({ path, text })),
);

test.each(brokenCases)('broken import %# of $path is caught', (source) => {
  const findings = importsOf(source).flatMap((one) => everyRule.flatMap((rule) => rule(one)));
  expect(findings).toHaveLength(1);
});
