import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '#src/server/platform/config.ts';
import { products } from '#src/shared/content/enumerations.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import { buildIfStale } from '../../src/scripts/build-if-stale.ts';
import { killRunning, startBuilt } from './children.ts';
import { measurePageBytes, type PageBytes } from './measure-page-bytes.ts';
import { printBudgets } from './print-results.ts';
import { seedStories } from './seed-stories.ts';

// `npm run budgets`: the bytes of every static and kept page in both languages, and whether each
// is within its budget. `-- --build <folder>` for a build other than that in dist.
const { values } = parseArgs({ options: { build: { type: 'string' } } });
const root = join(import.meta.dirname, '../..');
const kilobyte = 1024;
/** Of kept pages and static ones; nothing may block first reading. */
const budgets = {
  C: { htmlAndCss: 10, document: 14, eagerScript: 1, blockingScript: 0, islands: 75 },
  S: { htmlAndCss: 8, document: 10, eagerScript: 1, blockingScript: 0, islands: 75 },
} as const;
/** Names every call there is, for programmers on a desk. */
const ofApiDocs = { ...budgets.S, htmlAndCss: 24, document: 24 };
type Budget = Partial<Record<keyof PageBytes, number>>;

const scratch = mkdtempSync(join(tmpdir(), 'warmlight-budgets-'));
process.once('exit', () => {
  killRunning();
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

if (!values.build) buildIfStale();
const entry = join(resolve(values.build ?? join(root, 'dist')), 'server/entry.mjs');
const folder = join(scratch, 'seeded');
const caseIds = await seedStories(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' }), 10);
const [infoUuid = ''] = caseIds;
const article = basename(readdirSync(join(root, 'src/content/articles/zh-CN'))[0] ?? '', '.md');
/** What stands for the parameters of paths, and for what a page cannot be shown without. */
const samples: Record<string, readonly string[]> = {
  infoUuid: [infoUuid],
  kind: ['user', 'privacy'],
  product: products,
  slug: [article],
};
const queries: Partial<Record<RouteName, Record<string, string>>> = {
  proveList: { infoUuid },
  leftViews: { infoUuid },
};
/** Pages shown by refusals, or only for what the seed of a measurement has none of. */
const left: readonly RouteName[] = ['notFound', 'riskCaseIntercept'];

const server = await startBuilt({ entry, folder });
const names = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].mode !== 'P' && !left.includes(name),
);
const measured = [];
for (const name of names) {
  for (const path of addressesOf(name)) {
    const bytes = await measurePageBytes(server.origin, path);
    const budget = name === 'apiDocs' ? ofApiDocs : budgets[routes[name].mode as 'C' | 'S'];
    measured.push({ path, mode: routes[name].mode, bytes, over: overOf(bytes, budget) });
  }
}
await server.stop();
printBudgets(measured);
process.exitCode = measured.some(({ over }) => over.length > 0) ? 1 : 0;

function addressesOf(name: RouteName): string[] {
  const parameter = /\{(\w+)\}/.exec(routes[name].path)?.[1];
  const sample = parameter === undefined ? [undefined] : (samples[parameter] ?? []);
  if (sample.length === 0) throw new Error(`Say in samples what stands for {${parameter}}.`);
  return locales.flatMap((locale) =>
    sample.map((value) =>
      linkTo(name, {
        params: parameter && value ? { [parameter]: value } : {},
        query: queries[name] ?? {},
        locale,
      }),
    ),
  );
}

function overOf(bytes: PageBytes, budget: Budget): string[] {
  return (Object.entries(budget) as [keyof PageBytes, number][])
    .filter(([part, limit]) => bytes[part] > limit * kilobyte)
    .map(([part, limit]) => `${part} over ${limit} KB`);
}
