import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, once, test } from '../support/browser.ts';

const client = join(import.meta.dirname, '../../dist/current/client');

/** Chrome 87 or iOS 15 lack these: names that stand for nothing older in code without comments. */
const aboveFloor: Readonly<Record<string, RegExp>> = {
  'AbortSignal.timeout': /AbortSignal\.(timeout|any)\b/,
  'crypto.randomUUID': /\.randomUUID\b/,
  structuredClone: /\bstructuredClone\b/,
  'Object.hasOwn': /Object\.hasOwn\b|\{hasOwn:/,
  'Object.groupBy': /(Object|Map)\.groupBy\b/,
  'Array.at': /\.at\((-?\d+|[\w$]+)\)/,
  'Array.findLast': /\.findLast(Index)?\(/,
  'Array.toSorted': /\.(toSorted|toReversed|toSpliced)\(/,
  'Array.fromAsync': /\bfromAsync\b/,
  'Promise.withResolvers': /\.withResolvers\b/,
  'URL.canParse': /\.canParse\b|URL\.parse\(/,
  // A map has a size, too: what is asked for it was made, or taken from an address, as a query.
  'URLSearchParams.size':
    /searchParams\.size\b|new URLSearchParams\([^)]*\)\.size\b|\b([\w$]+)=(new URLSearchParams\b|[\w$.]+\.searchParams\b)[\s\S]{0,500}?\b\1\.size\b/,
  'showModal or showPicker': /\.(showModal|showPicker)\(/,
  popover: /\.(show|hide|toggle)Popover\b/,
  'SubmitEvent.submitter': /\.submitter\b/,
  requestSubmit: /\.requestSubmit\b/,
  checkVisibility: /\.checkVisibility\b/,
  reportError: /\breportError\b/,
  scheduler: /\bscheduler\.(yield|postTask)\b/,
  'look-behind': /\(\?<[=!]/,
  'static block': /\bstatic\{/,
  'private name in an object': /#[\w$]+ in\b/,
};

/** Such a name stands there behind a question whether it is there. */
const guarded: readonly [name: string, guard: RegExp][] = [
  [
    'showModal or showPicker',
    /\bshowModal\b[^;]{0,80}(function|\|\||&&|\?)|\?\.showModal|showModal\)/,
  ],
  // Astro asks it only of islands that are a part of what their file exports; none of ours is.
  ['Object.hasOwn', /\.includes\("\."\)\)\{.{0,200}Object\.hasOwn/],
  ['reportError', /typeof reportError|reportError==/],
  // React asks it of forms whose action is a function; none of ours is.
  ['SubmitEvent.submitter', /`submit`&&.{0,120}\.submitter/],
  // React only names it in words for developers.
  ['requestSubmit', /\.requestSubmit\(\) instead/],
];

type Found = { file: string; name: string };

function lookAbove(file: string, code: string): Found[] {
  return Object.entries(aboveFloor)
    .filter(([, pattern]) => pattern.test(code))
    .filter(([name]) => !guarded.some(([known, guard]) => known === name && guard.test(code)))
    .map(([name]) => ({ file, name }));
}

/** Reads every script of the built site: its files, and what stands in its finished pages. */
function builtScripts(): [file: string, code: string][] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(client, file), 'utf8');
  const own = files.filter((file) => file.endsWith('.js') && !file.startsWith('pagefind/'));
  const inPages = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...read(file).matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, code = '']): [string, string] => [file, code],
      ),
    );
  return [...own.map((file): [string, string] => [file, read(file)]), ...inPages];
}

test('no script of the built site needs more than Chrome 87 and iOS 15 have', once, () => {
  const scripts = builtScripts();
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.flatMap(([file, code]) => lookAbove(file, code))).toEqual([]);
});

/**
 * These are a range as a width, and a selector that came with Chrome 88: older ones drop the whole
 * rule.
 */
const styleAboveFloor = /@media[^{]*\(\s*(width|height)\s*[<>]|:where\(/;

test('no style of the built site asks for what only later browsers can', once, () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const styled = files.filter((file) => /\.(html|css)$/.test(file));
  expect(styled.some((file) => file.endsWith('.css'))).toBe(true);
  const wrong = styled.filter((file) =>
    styleAboveFloor.test(readFileSync(join(client, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
  expect(styleAboveFloor.test('.a:where(.b){color:red}')).toBe(true);
});

test('the rule finds what it looks for, and lets a guarded place be', once, () => {
  const names = (code: string) => lookAbove('a.js', code).map(({ name }) => name);
  expect(names('fetch(a,{signal:AbortSignal.timeout(9)})')).toEqual(['AbortSignal.timeout']);
  expect(names('let b=a.at(-1)')).toEqual(['Array.at']);
  expect(names('let r=/(?<=a)b/')).toEqual(['look-behind']);
  expect(names('if(u.searchParams.size)b()')).toEqual(['URLSearchParams.size']);
  expect(names('let q=new URLSearchParams(s);q.set(a,b),q.size>0')).toEqual([
    'URLSearchParams.size',
  ]);
  expect(names('let q=new Map,r=new URLSearchParams(s);q.size')).toEqual([]);
  expect(names('d.showModal()')).toEqual(['showModal or showPicker']);
  expect(names('if(d.showModal)d.showModal()')).toEqual([]);
  expect(names('let a=b.map(c=>c.atlas)')).toEqual([]);
});
