import { expect, test } from 'vitest';
import { type Imported, importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources, topOf } from '../support/sources.ts';

/** It says which top folder of src may import which; texts and shared code are open to all. */
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
/** What both sides need holds keys: whoever shows them makes the words. */
const wordless = 'shared';

/** These are rooms of the server whose code serves the writing side alone. */
const ground = ['db', 'jobs', 'ledger', 'media', 'channels', 'payments'];

/** It changes anything, opens a transaction or answers calls: pages leave that to the API. */
const writing = /\binTransaction\(|\.(insertInto|updateTable|deleteFrom|replaceInto)\(|\bhandle\(/;

const sources = readSources('src/', 'tests/').filter(isCode);
const imported = sources.flatMap(importsOf);

function checkLayers({ where, from, target, typeOnly }: Imported): Finding[] {
  if (!from.startsWith('src/') || !target.startsWith('src/')) return [];
  const [own, other] = [topOf(from), topOf(target)];
  const isMount = isMountOfIsland(from);
  const allowed = isMount ? [...(mayImport[own] ?? []), 'server'] : mayImport[own];
  if (!allowed) return [`${where} stands in ${own}, which the import table does not name`];
  const isOpen = openToAll.includes(other) && own !== wordless;
  if (own !== other && !isOpen && !allowed.includes(other)) {
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

test('folders import only what the table of the architecture lets them', () => {
  expect(imported.flatMap(checkLayers)).toEqual([]);
});

test('islands of one subject do not import those of another', () => {
  expect(imported.flatMap(checkIslands)).toEqual([]);
});

const everyRule = [checkLayers, checkIslands];
const broken = {
  'src/islands/a/A.tsx': [
    "import { b } from '#src/server/cases/x.ts';",
    "export { b } from '../../server/cases/x.ts';",
    "const b = await import('#src/server/cases/x.ts');",
    "type B = import('#src/server/cases/x.ts').B;",
    "import { B } from '../b/B.tsx';",
    'const b = import.meta.glob("../b/*.tsx");',
  ],
  'src/server/cases/a.ts': [
    "import { A } from '#src/islands/a/A.tsx';",
    "const b = require('../../stores/a.ts');",
  ],
  'src/shared/a/a.ts': [
    "import '../../stores/a.ts';",
    "import type { Texts } from '#src/texts/texts.ts';",
  ],
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
