import { expect, test } from 'vitest';
import { findRoute, linkTo, type Route, type RouteName, routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type Finding, readSources, type Source } from '../support/sources.ts';

const table: readonly Route[] = Object.values(routes);
const names = Object.keys(routes) as RouteName[];
const pages = readSources('src/pages/').filter(({ path }) => path.endsWith('.astro'));

/** Writes the address that a page file answers as the route table does. */
function pathOf({ path }: Source): string {
  const bare = path.replace(/^src\/pages/, '').replace(/\.astro$/, '');
  const named = bare.replace(/\/index$/, '').replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');
  return named || '/';
}

function findMissing(known: readonly Route[], files: readonly Source[]): Finding[] {
  const [answered, declared] = [files.map(pathOf), known.map(({ path }) => path)];
  return [
    ...declared.filter((path) => !answered.includes(path)).map((path) => `${path} has no page`),
    ...answered.filter((path) => !declared.includes(path)).map((path) => `${path} has no route`),
  ];
}

/** One build serves any origin, operator and day, so no page is made while building. */
function findPrerendered(files: readonly Source[]): Finding[] {
  return files
    .filter(({ text }) => /^export const prerender\b/m.test(text))
    .map(({ path }) => `${path} is prerendered`);
}

function findRepeated(known: readonly Route[]): Finding[] {
  const shapes = known.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
  return shapes.filter((shape, index) => shapes.indexOf(shape) !== index);
}

/** What is the same for every viewer cannot be guarded; what search engines list has to be open. */
function findContradictions(known: readonly Route[]): Finding[] {
  return known
    .filter(({ mode, access, indexed }) => access !== 'open' && (mode !== 'P' || indexed))
    .map(({ path, mode, access }) => `${path} is ${mode} for ${access}`);
}

test('every route has a page and every page has a route', () => {
  expect(findMissing(table, pages)).toEqual([]);
});

test('nothing is prerendered', () => {
  expect(findPrerendered(readSources('src/pages/'))).toEqual([]);
});

test('no two routes have the same shape', () => {
  expect(findRepeated(table)).toEqual([]);
});

test('only private pages are guarded', () => {
  expect(findContradictions(table)).toEqual([]);
});

test.each(names)('a link to %s leads to it in both languages', (name) => {
  const parameters = [...routes[name].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const params = Object.fromEntries(parameters.map((parameter) => [parameter, 'a-1_b']));
  expect(findRoute(linkTo(name, { params, locale: 'zh-CN' }))).toEqual({ name, params });
  const english = linkTo(name, { params, locale: 'en' });
  expect(findRoute(english.replace(/^\/en/, '') || '/')).toEqual({ name, params });
});

test.each(names)('%s has a title in both languages', (name) => {
  expect(textsOf('zh-CN').titles[name]).toMatch(/\p{Script=Han}/u);
  expect(textsOf('en').titles[name]).toMatch(/^[^\p{Script=Han}]+$/u);
});

test('the rules of routes catch what does not fit', () => {
  const one: Route = {
    path: '/a/{id}',
    mode: 'S',
    access: 'open',
    query: [],
    share: false,
    indexed: false,
    aides: false,
  };
  const page = { path: 'src/pages/a/[id].astro', text: '---\nexport const prerender = true;\n---' };
  expect(findMissing([one], [page])).toEqual([]);
  expect(findMissing([one], [])).toHaveLength(1);
  expect(findMissing([], [page])).toHaveLength(1);
  expect(findPrerendered([page])).toHaveLength(1);
  expect(findPrerendered([{ ...page, text: '---\n---' }])).toEqual([]);
  expect(findRepeated([one, { ...one, path: '/a/{other}' }])).toHaveLength(1);
  expect(findContradictions([{ ...one, access: 'login' }])).toHaveLength(1);
});
