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

const excess = measureExcess();
const path = 'src/server/a.ts';

test.each([
  { kind: 'linesOfLongFiles', limit: `no file has more than ${maxFileLines} lines` },
  { kind: 'linesOfLongFunctions', limit: `no function has more than ${maxFunctionLines} lines` },
  { kind: 'wideLinesOfPages', limit: `no line of a page has more than ${maxLineWidth} letters` },
] as const)('$limit', ({ kind }) => {
  expect(excess[kind]).toEqual({});
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
