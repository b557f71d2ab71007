import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { buildIfStale } from '#src/scripts/build-if-stale.ts';
import { type Config, parseConfig } from '#src/server/platform/config/config.ts';
import { products } from '#src/shared/content/enumerations.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo, type RouteName, routes } from '#src/shared/routes.ts';
import { killRunning, startBuilt } from './children.ts';

const root = join(import.meta.dirname, '../..');

export type OpenPage = { name: RouteName; mode: 'C' | 'S'; path: string };
export type OpenSite = { origin: string; pages: readonly OpenPage[]; stop(): Promise<void> };

/** These pages are shown by refusals, or only for what the seed of a measurement has none of. */
const left: readonly RouteName[] = ['notFound', 'riskCaseIntercept'];

/** Fills an empty folder and answers the case to show. */
export type FillSite = (config: Config) => Promise<string>;

/**
 * Opens the built site over what `fill` tells, with every static and kept page of it in both
 * languages.
 */
export async function openSite(build: string | undefined, fill: FillSite): Promise<OpenSite> {
  const scratch = mkdtempSync(join(tmpdir(), 'warmlight-pages-'));
  process.once('exit', () => {
    killRunning();
    rmSync(scratch, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  if (!build) buildIfStale();
  const entry = join(resolve(build ?? join(root, 'dist/current')), 'server/entry.mjs');
  const folder = join(scratch, 'seeded');
  const infoUuid = await fill(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' }));
  const server = await startBuilt({ entry, folder });
  const names = (Object.keys(routes) as RouteName[]).filter(
    (name) => routes[name].mode !== 'P' && !left.includes(name),
  );
  const samples = await findSamples(server.origin, infoUuid);
  const pages = names.flatMap((name) =>
    addressesOf(name, samples).map((path) => ({
      name,
      mode: routes[name].mode as 'C' | 'S',
      path,
    })),
  );
  return { origin: server.origin, pages, stop: () => server.stop() };
}

function addressesOf(name: RouteName, samples: Samples): string[] {
  const parameter = /\{(\w+)\}/.exec(routes[name].path)?.[1];
  const sample = parameter === undefined ? [undefined] : samples[parameter];
  if (!sample) throw new Error(`Say in samples what stands for {${parameter}}.`);
  const infoUuid = samples.infoUuid?.[0];
  const asksForCase = (routes[name].query as readonly string[]).includes('infoUuid');
  return locales.flatMap((locale) =>
    sample.map((value) =>
      linkTo(name, {
        params: parameter && value ? { [parameter]: value } : {},
        query: asksForCase ? { infoUuid } : {},
        locale,
      }),
    ),
  );
}

type Samples = Readonly<Record<string, readonly string[]>>;

/** Finds what stands for the parameters of paths; nothing where the seed has none of it. */
async function findSamples(origin: string, infoUuid: string): Promise<Samples> {
  const venues = await (await fetch(origin + routes.aggregationPage.path)).text();
  return {
    infoUuid: [infoUuid],
    activityId: /activityId=([\w-]{22})/.exec(venues)?.slice(1) ?? [],
    month: [firstOf('magazines')],
    kind: ['user', 'privacy'],
    product: products,
    slug: [firstOf('articles')],
  };
}

function firstOf(kind: string): string {
  return basename(readdirSync(join(root, 'src/content', kind, 'zh-CN'))[0] ?? '', '.md');
}
