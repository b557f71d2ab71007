import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources } from '../support/sources.ts';

/** Which top folder of src may import which; texts and shared code are open to all. */
const mayImport: Record<string, readonly string[]> = {
  shared: [],
  texts: [],
  styles: [],
  server: [],
  stores: [],
  components: ['styles'],
  islands: ['components', 'stores', 'styles'],
  layouts: ['components', 'islands', 'stores', 'styles', 'server'],
  pages: ['components', 'islands', 'stores', 'styles', 'server', 'layouts', 'content'],
  preview: ['components', 'islands', 'stores', 'styles', 'layouts', 'content'],
  serving: ['server', 'content'],
  scripts: ['server'],
  content: [],
  'fetch.ts': ['server', 'serving'],
  'env.d.ts': ['server'],
  'content.config.ts': ['content'],
};
const openToAll = ['shared', 'texts'];

/** Rooms of the server whose code serves the writing side alone. */
const ground = ['db', 'jobs', 'ledger', 'media', 'channels', 'payments'];

/** What changes anything, opens a transaction or answers calls: pages leave that to the API. */
const writing = /\binTransaction\(|\.(insertInto|updateTable|deleteFrom|replaceInto)\(|\bhandle\(/;

const sources = readSources('src/', 'tests/').filter(isCode);
const imported = sources.flatMap(importsOf);

function topOf(path: string): string {
  return path.endsWith('.examples.ts') ? 'preview' : (path.split('/')[1] ?? '');
}

function checkLayers({ where, from, target, typeOnly }: Imported): Finding[] {
  if (!from.startsWith('src/') || !target.startsWith('src/')) return [];
  const [own, other] = [topOf(from), topOf(target)];
  const isMount = isMountOfIsland(from);
  const allowed = isMount ? [...(mayImport[own] ?? []), 'server'] : mayImport[own];
  if (!allowed) return [`${where} stands in ${own}, which the import table does not name`];
  if (own !== other && !openToAll.includes(other) && !allowed.includes(other)) {
    return [`${where} ${own} may not import ${target}`];
  }
  if (own === 'layouts' && other === 'islands' && !isMountOfIsland(target)) {
    return [`${where} a page frame names what mounts an island, not ${target} itself`];
  }
  const fromPage = own === 'pages' || own === 'layouts' || isMount;
  if (fromPage && other === 'server' && !typeOnly && isWriting(target)) {
    return [`${where} a page may not import ${target}, which is of the writing side`];
  }
  return [];
}

/** An island's `.astro` file mounts it beside what the server reads for it, as a page would. */
function isMountOfIsland(path: string): boolean {
  return /^src\/islands\/.*\.astro$/.test(path);
}

function isWriting(target: string): boolean {
  const folder = target.split('/')[2] ?? '';
  const { text = '' } = sources.find(({ path }) => path === target) ?? {};
  return ground.includes(folder) || writing.test(text) || /\/(routes|forms)\.ts$/.test(target);
}

/** Forms and fields for pictures are common ground. */
function checkIslands({ where, from, target }: Imported): Finding[] {
  if (topOf(from) !== 'islands' || topOf(target) !== 'islands') return [];
  const [own, other] = [from.split('/')[2], target.split('/')[2]];
  return own === other || other === 'media' || other === 'forms'
    ? []
    : [`${where} islands of ${own} may not import those of ${other}`];
}

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

test('folders import only what the table of the architecture lets them', () => {
  expect(imported.flatMap(checkLayers)).toEqual([]);
});

test('islands of one subject do not import those of another', () => {
  expect(imported.flatMap(checkIslands)).toEqual([]);
});

test('code is imported only where it can run', () => {
  expect(imported.flatMap(checkReach)).toEqual([]);
});

test('migrations import nothing of ours but the tables of the start', () => {
  expect(imported.flatMap(checkMigrations)).toEqual([]);
});

const everyRule = [checkLayers, checkIslands, checkReach, checkMigrations];
const broken = {
  'src/islands/a/A.tsx': [
    "import { b } from '#src/server/cases/x.ts';",
    "export { b } from '../../server/cases/x.ts';",
    "const b = await import('#src/server/cases/x.ts');",
    "type B = import('#src/server/cases/x.ts').B;",
    "import { B } from '../b/B.tsx';",
    "import { readFile } from 'node:fs';",
    'const b = import.meta.glob("../b/*.tsx");',
    "import { c } from './c';",
  ],
  'src/server/cases/a.ts': [
    "import { getCollection } from 'astro:content';",
    "import { A } from '#src/islands/a/A.tsx';",
    "import { openTestDatabase } from '../../../tests/support/test-db.ts';",
    "await import('./' + name + '.ts');",
    "const b = require('../../stores/a.ts');",
  ],
  'src/server/db/migrations/1.ts': ["import { a } from '../json.ts';"],
  'src/server/db/migrations/start/a.ts': ["import { a } from '#src/shared/a/a.ts';"],
  'src/shared/a/a.ts': ["import '../../stores/a.ts';"],
  'src/other/a.ts': ["import '#src/shared/a.ts';"],
  'src/layouts/A.astro': ["---\nimport { A } from '#src/islands/a/A.tsx';\n---\n"],
  'src/islands/a/A.astro': [
    "---\nimport { migrate } from '#src/server/db/migrate.ts';\n---\n",
    "---\nimport A from '#src/pages/a.astro';\n---\n",
  ],
  'src/pages/a.astro': [
    "---\nimport { migrate } from '#src/server/db/migrate.ts';\n---\n",
    "---\n---\n<p>{(await import('#src/server/donations/routes.ts')).x}</p>",
    "---\n---\n<script>\nimport { db } from '#src/server/db/open-database.ts';\n</script>",
  ],
};
const brokenCases = Object.entries(broken).flatMap(([path, texts]) =>
  texts.map((text) => ({ path, text })),
);

test.each(brokenCases)('the import rules catch broken import %# of $path', (source) => {
  const findings = importsOf(source).flatMap((one) => everyRule.flatMap((rule) => rule(one)));
  expect(findings).toHaveLength(1);
});
