import { expect, test } from 'vitest';
import {
  always,
  argument,
  ask,
  become,
  before,
  type Change,
  drop,
  instead,
  lead,
  letRun,
  onDatabase,
  unchain,
} from '../sim/mutants/change-place.ts';
import { findBroken } from '../sim/mutants/find-broken.ts';
import {
  answer,
  assignment,
  branch,
  call,
  choice,
  comparison,
  eachFor,
  type Finder,
  given,
  guard,
  read,
  text,
} from '../sim/mutants/find-place.ts';
import { inside, near, plant, table } from '../sim/mutants/mutant.ts';
import { mutants } from '../sim/mutants/mutants.ts';
import { plantBug, readProduct } from '../sim/mutants/plant-bug.ts';

const product = readProduct();
// The run that plants them takes minutes and is not part of the tests.
test.each(mutants)('$name fits one place of the product as it is', (mutant) => {
  const planted = plantBug(product, mutant);
  expect(planted.size).toBeGreaterThan(0);
  for (const [path, after] of planted) {
    const before = product.get(path) ?? '';
    expect(after).not.toBe(before);
    expect(findBroken(path, before, after)).toEqual([]);
  }
});

test.each<[Finder, Change, string, string]>([
  [call('post', 'b'), drop, 'if (a) x.post(b);', 'if (a) {}'],
  [call('post', 'b'), drop, 'post(a); post(c, { d: b });', 'post(a); {}'],
  [call('post'), letRun, 'count(await post(a));', 'void post(a).catch(() => {});'],
  [call('run'), onDatabase, 'run(s.db, (trx) => go(trx));', '((trx) => go(trx))(s.db);'],
  [call('where', 'b'), unchain, 'q.where(a).where(b).go();', 'q.where(a).go();'],
  [call('eb', 'sum'), argument(1, (n) => `${n} * 2`), "eb('sum', n);", "eb('sum', n * 2);"],
  [call('keep'), before('send();'), 'await keep(a);', 'send(); await keep(a);'],
  [
    guard('no'),
    lead('go();'),
    "if (a === 'no') return; if ('no') a();",
    "if (a === 'no') { go(); } if ('no') a();",
  ],
  [branch('a'), always, 'if (a > 1) go(); if (b) go();', 'if (true) go(); if (b) go();'],
  [branch('a'), ask('c'), 'if (a > 1) go();', 'if (c) go();'],
  [read('a', 'b'), become('c'), 'go([a.b, a.c, b.a]);', 'go([c, a.c, b.a]);'],
  [answer('no'), drop, "if (a) return 'no'; go('no');", "if (a) {} go('no');"],
  [answer('no'), instead('go();'), "if (a) return { b: 'no' };", 'if (a) { go(); }'],
  [text('a'), become("'b'"), "type T = 'a'; go('a');", "type T = 'a'; go('b');"],
  [comparison('a'), become('true'), 'go(b.a !== c && d < e);', 'go(true && d < e);'],
  [choice('a'), become('0'), 'go(a < b ? 1 : 2);', 'go(0);'],
  [assignment('a'), drop, 'b.a += 1; b.c += 1;', '{} b.c += 1;'],
  [
    eachFor('go'),
    become((all) => `${all}.slice(1)`),
    'for (const a of b) go(a);',
    'for (const a of b.slice(1)) go(a);',
  ],
  [
    given('post', 'a'),
    become((a) => `${a} + 1`),
    'post(t, { a, b }); a = { a };',
    'post(t, { a: a + 1, b }); a = { a };',
  ],
  [
    given('post', 'a'),
    become((a) => `${a} + 1`),
    'post({ ...{ a: b } });',
    'post({ ...{ a: b + 1 } });',
  ],
])('a place is found and changed %#', (find, change, code, changed) => {
  const of = (body: string) => `export async function f() { ${body} }`;
  const edited = plantBug(new Map([['src/a.ts', of(code)]]), { edits: [near('f', find, change)] });
  expect(edited.get('src/a.ts')).toBe(of(changed));
});

const two = 'export function f() { go(); }\nexport function g() { go(); }\n';
const twice = new Map([
  ['src/a.ts', two],
  ['src/server/db/b.ts', 'export const g = `create unique index one`;'],
]);

test('a bug is planted near or inside what a module exports, and in every table of its kind', () => {
  const planted = plantBug(
    twice,
    plant('both', inside('f', call('go'), drop), table(/unique index/, 'index')),
  );
  expect([...planted.values()]).toEqual([
    two.replace('go();', '{}'),
    'export const g = `create index one`;',
  ]);
});

test.each([
  [near('f', call('go'), drop), '2 places near f'],
  [near('f', call('stay'), drop), '0 places near f'],
  [near('g', call('go'), drop), '2 modules export g'],
  [near('h', call('go'), drop), '0 modules export h'],
  [table(/primary key/, ''), 'no statement'],
])('a bug that does not fit one place is not planted %#', (edit, words) => {
  expect(() => plantBug(twice, plant('misfit', edit))).toThrow(words);
});

test('the rule of planted bugs catches one that breaks the program', () => {
  const was = 'function f(a) { return a.b; }';
  expect(findBroken('a.ts', was, 'function f(a) { return c; }')).toHaveLength(1);
  expect(findBroken('a.ts', was, 'function f(a) { return a.; }')).toHaveLength(1);
  expect(findBroken('a.ts', was, 'function f(a) { return { c: a.d - Math.max(a) }; }')).toEqual([]);
  expect(findBroken('a.ts', was, 'function f(a) { return a.then((c) => c.d); }')).toEqual([]);
});
