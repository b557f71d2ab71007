import { expect, test } from 'vitest';
import { importsOf } from '../support/imports-of.ts';
import { type Finding, isCode, readSources, type Source } from '../support/sources.ts';
import { acts, shared, wizards } from './asked-for/design.ts';

/*
 * This is the design that was asked for, so that it can't drift: what the platform is built of,
 * where it stands, which forms are islands, and what they share. The names of the top level are
 * held by `repository.test.ts`, who may import whom by `imports.test.ts` and `ranks.test.ts`.
 */

/** They stand by major version, or minor where the first number is still 0. */
const packages = {
  astro: '7',
  '@astrojs/react': '7',
  react: '19',
  'react-dom': '19',
  nanostores: '1',
  '@nanostores/react': '2',
  ofetch: '1',
  hono: '4',
  kysely: '0.29',
  valibot: '1',
} as const;

/** These are folders of `src` with code, by where it runs. */
const folders = [
  ...['components', 'content', 'islands', 'layouts', 'pages', 'preview', 'scripts', 'server'],
  ...['serving', 'shared', 'stores', 'texts'],
];

const machine = 'src/stores/form-flow.ts';
const actMachine = 'src/stores/acts.ts';
const client = 'src/stores/api.ts';
const sender = 'src/stores/send-call.ts';

const sources = readSources('src/').filter(isCode);
const byPath = new Map(sources.map((source) => [source.path, source]));

/** Finds everything a file comes to stand on, itself included. */
function reachOf(path: string, reached = new Set<string>()): Set<string> {
  const source = byPath.get(path);
  if (!source || reached.has(path)) return reached;
  reached.add(path);
  for (const { target, typeOnly } of importsOf(source)) if (!typeOnly) reachOf(target, reached);
  return reached;
}

type Asked = { name: string; mounted: readonly [island: string, mount: string]; on: string };

function findUnmounted({ name, mounted: [island, mount], on }: Asked): Finding[] {
  const source = byPath.get(mount);
  if (!source) return [`${name}: ${mount} is gone`];
  const tag = new RegExp(`<${island}(?=[\\s/>])[^>]*`).exec(source.text)?.[0];
  if (!tag) return [`${name}: ${mount} does not draw ${island}`];
  const target = importsOf(source)
    .map((one) => one.target)
    .find((path) => new RegExp(`/${island}\\.(tsx|astro)$`).test(path));
  if (target?.endsWith('.astro')) return [];
  const isWithin = mount.endsWith('.tsx');
  if (!isWithin && !tag.includes('client:')) return [`${name}: ${island} is no island in ${mount}`];
  const reached = reachOf(target ?? '');
  return [on, client]
    .filter((path) => !reached.has(path))
    .map((path) => `${name}: ${island} does not stand on ${path}`);
}

function findOtherClients(source: Source): Finding[] {
  if (source.path === sender) return [];
  return importsOf(source)
    .filter(({ target }) => target === 'ofetch')
    .map(({ where }) => `${where} is a second client beside ${sender}`);
}

/** Finds places that do not stand on a store that they are to share. */
function findApart(store: string, places: readonly string[]): Finding[] {
  const path = `src/stores/${store}.ts`;
  return places
    .filter((place) => !reachOf(place).has(path))
    .map((place) => `${place} does not stand on ${path}`);
}

test('it is built of what was asked for', () => {
  const manifest = JSON.parse(readSources('package.json')[0]?.text ?? '{}') as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(packages))
    expect.soft(`${manifest.dependencies[name]}.`, name).toMatch(new RegExp(`^${version}\\.`));
});

test('its code stands in folders by where it runs', () => {
  const inFolders = sources.map(({ path }) => path.split('/')).filter((parts) => parts.length > 2);
  expect([...new Set(inFolders.map((parts) => parts[1]))].sort()).toEqual(folders);
});

test.each(Object.entries(wizards))('%s is an island of the one machine', (name, mounted) => {
  expect(findUnmounted({ name, mounted, on: machine })).toEqual([]);
});

test.each(Object.entries(acts))('%s is an island of the one machine of acts', (name, mounted) => {
  expect(findUnmounted({ name, mounted, on: actMachine })).toEqual([]);
});

test('every call of a browser goes through one client', { timeout: 60_000 }, () => {
  expect(sources.flatMap(findOtherClients)).toEqual([]);
  expect(reachOf(client)).toContain(sender);
});

test.each(Object.entries(shared))(
  '%s is one store for all that show or keep it',
  (store, places) => {
    expect(findApart(store, places)).toEqual([]);
  },
);

test('the rules of the design catch what drifts', () => {
  const found = (island: string, mount: string) =>
    findUnmounted({ name: 'a', mounted: [island, mount], on: machine });
  expect(found('DonateForm', 'src/pages/cf/gone.astro')).toHaveLength(1);
  expect(found('DonateForm', 'src/pages/cf/withdraw/edit.astro')).toHaveLength(1);
  expect(found('CommentBoard', 'src/layouts/RaiseSheet.astro')).toHaveLength(1);
  expect(findApart('cases/follows', ['src/islands/comments/LikeButton.tsx'])).toHaveLength(1);
  const second = { path: 'src/stores/other.ts', text: "import { ofetch } from 'ofetch';" };
  expect(findOtherClients(second)).toHaveLength(1);
});
