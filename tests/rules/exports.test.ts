import { expect, test } from 'vitest';
import { type Exported, exportsOf } from '../support/exports-of.ts';
import { type Finding, isCode, readSources, type Source } from '../support/sources.ts';
import { type Use, usesOfExports } from '../support/uses-of-exports.ts';

/** These are exports that only tests use, or nobody yet, each with its reason. */
const excused: Readonly<Record<string, string>> = {
  'src/server/ledger/accounts.ts gatewayCost': 'in the chart of accounts, and nothing cost yet',
  'src/server/ledger/accounts.ts loss': 'in the chart of accounts, and nothing was lost yet',
  'src/server/db/db-errors.ts isCheckViolation': "for tests of what the tables' guards refuse",
  'src/server/db/db-errors.ts isForeignKeyViolation': "for tests of what the tables' guards refuse",
  'src/stores/browser.ts setBrowser': 'for tests that stand in for the browser',
  'src/stores/media/photo-shelf.ts setPhotoShelf': 'for tests that stand in for the browser',
  'src/stores/monitor.ts reportedEvents': 'for tests that stand in for the browser',
};
/** A framework, or the preview, reads the exports of these files by their names. */
const readByFramework =
  /^src\/(.*\.examples\.ts$|pages\/|fetch\.ts$|serving\/touch-directive\.ts$|content\.config\.ts$|env\.d\.ts$)/;

const sources = readSources('src/', 'tests/', 'astro.config.mjs', 'vitest.config.ts').filter(
  isCode,
);

/** Finds what of `some` nobody has a use for, though `all` were asked. */
function findDead(some: readonly Source[], all: readonly Source[]): Finding[] {
  const users = usersBy(all.flatMap(usesOfExports));
  return some
    .filter(({ path }) => !readByFramework.test(path) && !path.endsWith('.astro'))
    .flatMap(exportsOf)
    .flatMap((exported) => judge(exported, users));
}

function usersBy(uses: readonly Use[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { from, target, name } of uses) {
    const key = `${target} ${name}`;
    const known = users.get(key);
    if (known) known.push(from);
    else users.set(key, [from]);
  }
  return users;
}

function judge({ file, name, usedAtHome }: Exported, users: Map<string, string[]>): Finding[] {
  const of = (what: string) => users.get(`${file} ${what}`) ?? [];
  const others = [...of(name), ...of('*')].filter((user) => user !== file);
  if (others.some((user) => !isTest(user) || isTest(file))) return [];
  if (others.length > 0) {
    return usedAtHome ? [] : [`${file} ${name} is used by tests alone`];
  }
  const remedy = usedAtHome ? 'take the word export away' : 'take it away';
  return [`${file} ${name} is used by no other file: ${remedy}`];
}

function isTest(path: string): boolean {
  return path.startsWith('tests/');
}

test('every export has a use', { timeout: 60_000 }, () => {
  const product = sources.filter(({ path }) => path.startsWith('src/'));
  const dead = findDead(product, sources);
  const isExcused = (finding: Finding) =>
    Object.keys(excused).some((key) => finding.startsWith(`${key} `));
  expect(dead.filter((finding) => !isExcused(finding))).toEqual([]);
  const needless = Object.keys(excused).filter((key) => !dead.some((one) => one.startsWith(key)));
  expect(needless).toEqual([]);
});

const module = {
  path: 'src/server/a.ts',
  text: 'export const a = 1;\nexport type B = typeof a;\n',
};
const of = (path: string, text: string) => ({ path, text });

test.each([
  ["import { a, type B } from './a.ts';", []],
  ["import * as all from './a.ts'; go(all.a); type C = all.B;", []],
  ["import * as all from './a.ts'; go(all);", []],
  ["const all = await import('./a.ts');", []],
  ["export { a, B as C } from './a.ts';", []],
  ["export * from './a.ts';", []],
  ["import { a } from './a.ts';", ['src/server/a.ts B']],
  ["import * as all from './a.ts'; go(all.a);", ['src/server/a.ts B']],
  ["import type { B } from '#src/server/a.ts';", ['src/server/a.ts a']],
  ['go();', ['src/server/a.ts a', 'src/server/a.ts B']],
])('the rule of exports finds what %j does not use', (text, expected) => {
  const dead = findDead([module], [module, of('src/server/b.ts', text)]);
  expect(dead.map((finding) => finding.split(' ').slice(0, 2).join(' '))).toEqual(expected);
});

test('what only tests use is dead, unless its own file uses it too', () => {
  const tested = of('tests/a.test.ts', "import { a, B } from '#src/server/a.ts';");
  expect(findDead([module], [module, tested])).toEqual([
    'src/server/a.ts B is used by tests alone',
  ]);
});

test('a framework and markup are users too', () => {
  const page = of('src/pages/a.astro', "---\n---\n{(await import('../server/a.ts')).a}");
  expect(findDead([module], [page])).toEqual([]);
  expect(findDead([of('src/pages/rss.xml.ts', 'export const prerender = true;')], [])).toEqual([]);
});
