import { expect, test } from 'vitest';
import { type Finding, readSources, type Source } from '../support/sources.ts';

/* `src/styles/README.md` decides this about letters and links, so that no page drifts from it. */

/** The letters of a picture scale with it. */
const drawn: readonly string[] = ['src/components/raiser/TrendChart.astro'];
const leastRem = 0.875;

/** Finds styles of pages: files of their own, and those that stand in a component. */
function stylesOf({ path, text }: Source): string {
  if (path.endsWith('.css')) return text;
  return [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}

const styled = readSources('src/')
  .filter(({ path }) => /\.(css|astro)$/.test(path))
  .map((source) => ({ path: source.path, text: stylesOf(source) }));
const tokens = styled.filter(({ path }) => path === 'src/styles/tokens.css');

function findOwnSizes({ path, text }: Source): Finding[] {
  if (drawn.includes(path) || path === 'src/styles/tokens.css') return [];
  return [...text.matchAll(/font-size:\s*([^;}]+)/g)]
    .map(([, size = '']) => size.trim())
    .filter((size) => !/^(var\(--text[\w-]*\)|inherit)$/.test(size))
    .map((size) => `${path} sets letters of ${size} that are no token`);
}

function findSmallTokens({ path, text }: Source): Finding[] {
  return [...text.matchAll(/--text[\w-]*:\s*([\d.]+)rem/g)]
    .filter(([, size]) => Number(size) < leastRem)
    .map(([token]) => `${path} has ${token}, smaller than ${leastRem}rem`);
}

/**
 * Chrome 87 and iOS 15 drop the whole rule. For `:is()` the build adds an old name that counts as a
 * class, and so wins over what stands after it.
 */
function findAboveFloor({ path, text }: Source): Finding[] {
  return [...text.matchAll(/:where\(|:is\(|@container\b|@layer\b/g)].map(
    ([found]) => `${path} uses ${found}, which the floor lacks`,
  );
}

/** Where lines run from right to left, what stands at their beginning is at another side. */
function findSides({ path, text }: Source): Finding[] {
  const side =
    /(?:(?:^|[\s;{-])(?:left|right)(?:-[\w-]+)?\s*:|(?:text-align|float|clear):\s*(?:left|right)\b)/g;
  return [...text.matchAll(side)].map(([found]) => `${path} names a side: ${found.trim()}`);
}

/** A link without its line must not be told by its colour alone. */
function findBareLinks({ path, text }: Source): Finding[] {
  return [...text.matchAll(/([^{}]+)\{([^{}]*text-decoration:\s*none[^{}]*)\}/g)]
    .filter(([, , rule = '']) => !/color:\s*(var\(--(ink|ink-soft|on-flame)\)|inherit)/.test(rule))
    .map(([, selector = '']) => `${path} has coloured links without a line: ${selector.trim()}`);
}

/** These names find an element, for scripts and tests, without a look of their own. */
const hooks: readonly string[] = [
  ...['answer', 'asked', 'clashes', 'confirm', 'copy', 'gap', 'keeper', 'kind'],
  ...['post', 'refuse', 'sections', 'starter', 'what'],
];

const known = new Set([...hooks, ...styled.flatMap(({ text }) => classesIn(text))]);

function classesIn(css: string): string[] {
  return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

/** Elements that look for a style by a name which none has stand without it, and nothing says so. */
function findUnknownClasses({ path, text }: Source): Finding[] {
  return [...text.matchAll(/\bclass(?:Name)?="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(/\s+/))
    .filter((name) => !known.has(name))
    .map((name) => `${path} names the class ${name}, which no style knows`);
}

test('every class that an element names is known to a style', () => {
  const drawing = readSources('src/').filter(({ path }) => /\.(astro|tsx)$/.test(path));
  expect(drawing.flatMap(findUnknownClasses)).toEqual([]);
});

test('letters have the sizes of the tokens, none of them too small', () => {
  expect(styled.flatMap(findOwnSizes)).toEqual([]);
  expect(tokens).toHaveLength(1);
  expect(tokens.flatMap(findSmallTokens)).toEqual([]);
});

test('a link in words has its line', () => {
  expect(styled.flatMap(findBareLinks)).toEqual([]);
});

test('no style names left or right, so that a page reads from either side', () => {
  expect(styled.flatMap(findSides)).toEqual([]);
});

test('no style asks for what the oldest browsers drop', () => {
  expect(styled.flatMap(findAboveFloor)).toEqual([]);
});

test.each([
  [findOwnSizes, 'a { font-size: 13px; }'],
  [findOwnSizes, 'a {\n  font-size: calc(var(--text) * 0.5);\n}'],
  [findSmallTokens, ':root { --text-tiny: 0.75rem; }'],
  [findBareLinks, 'nav a { font-weight: 600; text-decoration: none; }'],
  [findSides, 'a { margin-left: 1rem; }'],
  [findSides, 'a {\n  right: 0;\n}'],
  [findSides, 'a { border-top-left-radius: 0; text-align: start; }'],
  [findSides, 'a { text-align: right; }'],
  [findUnknownClasses, '<p class="soft unheard-of"></p>'],
  [findAboveFloor, 'a:where(.b) { color: red; }'],
  [findAboveFloor, 'table :is(th, td) { text-align: start; }'],
] as const)('%o catches %j', (rule, text) => {
  expect(rule({ path: 'src/styles/a.css', text })).toHaveLength(1);
});
