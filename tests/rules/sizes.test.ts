import { expect, test } from 'vitest';
import {
  countWideLines,
  linesIfLong,
  linesOfLongFunctions,
  maxFileLines,
  maxFunctionLines,
  maxLineWidth,
  measureExcess,
} from '../support/measure-excess.ts';
import { findGrown, findShrunk, readExceptions } from '../support/shrinking-list.ts';

const now = measureExcess();
const listed = readExceptions();
const path = 'src/server/a.ts';

test.each([
  { kind: 'linesOfLongFiles', limit: `no file has more than ${maxFileLines} lines` },
  { kind: 'linesOfLongFunctions', limit: `no function has more than ${maxFunctionLines} lines` },
  { kind: 'wideLinesOfPages', limit: `no line of a page has more than ${maxLineWidth} letters` },
] as const)('$limit, and what was beyond it only shrinks', ({ kind }) => {
  expect(findGrown(now[kind], listed[kind])).toEqual([]);
  expect(findShrunk(now[kind], listed[kind])).toEqual([]);
});

test('a file is long when it is a line too long', () => {
  expect(linesIfLong({ path, text: 'a\n'.repeat(maxFileLines) })).toBe(0);
  expect(linesIfLong({ path, text: 'a\n'.repeat(maxFileLines + 1) })).toBe(maxFileLines + 1);
});

test('each kind of function is long when it is a line too long', () => {
  const body = 'a();\n'.repeat(maxFunctionLines - 1);
  for (const start of ['function f() {', 'const f = () => {', 'class A { f() {']) {
    const end = start.startsWith('class') ? '} }' : '}';
    const [long, short] = [`${start}\n${body}${end}`, `${start}\n${body.slice(5)}${end}`];
    expect(linesOfLongFunctions({ path, text: long })).toBe(maxFunctionLines + 1);
    expect(linesOfLongFunctions({ path, text: short })).toBe(0);
    expect(linesOfLongFunctions({ path, text: `${long}\n${long}` })).toBe(2 * maxFunctionLines + 2);
  }
  const frontmatter = `---\nfunction f() {\n${body}}\n---\n<p></p>`;
  expect(linesOfLongFunctions({ path: 'src/pages/a.astro', text: frontmatter })).toBeGreaterThan(0);
});

test('a line of a page is wide when it is a letter too wide', () => {
  const text = `${'a'.repeat(maxLineWidth)}\n${'a'.repeat(maxLineWidth + 1)}\n`;
  expect(countWideLines({ path: 'src/pages/a.astro', text })).toBe(1);
  expect(countWideLines({ path, text })).toBe(0);
});

test('the list of exceptions is held exact, and nothing is added to it', () => {
  const was = { 'a/b.ts': 170, 'a/c.ts': 160 };
  expect(findGrown(was, was)).toEqual([]);
  expect(findShrunk(was, was)).toEqual([]);
  expect(findGrown({ ...was, 'a/b.ts': 171 }, was)).toHaveLength(1);
  expect(findGrown({ ...was, 'a/d.ts': 151 }, was)).toHaveLength(1);
  expect(findShrunk({ ...was, 'a/b.ts': 169 }, was)).toHaveLength(1);
  expect(findShrunk({ 'a/b.ts': 170 }, was)).toHaveLength(1);
});

test('a file that moves keeps what it was allowed, and the list follows it', () => {
  const was = { 'a/b.ts': 170 };
  expect(findGrown({ 'c/b.ts': 170 }, was)).toEqual([]);
  expect(findGrown({ 'c/b.ts': 171 }, was)).toHaveLength(1);
  expect(findGrown({ ...was, 'c/b.ts': 170 }, was)).toHaveLength(1);
  expect(findShrunk({ 'c/b.ts': 170 }, was)).toHaveLength(1);
});
