import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  at,
  type Finding,
  isCode,
  lineOf,
  nodesOf,
  readSources,
  type Source,
  scriptsOf,
} from '../support/sources.ts';

const maxFileLines = 206;
const maxFunctionLines = 60;
/** Words and the table of routes, not logic: their length says nothing about how they read. */
const unmeasured = /^src\/((content|texts|scripts\/demo\/stories)\/|shared\/routes\.ts$)/;

const sources = readSources('src/', 'tests/', 'astro.config.mjs', 'vitest.config.ts').filter(
  (source) => (isCode(source) || source.path.endsWith('.css')) && !unmeasured.test(source.path),
);

function findLongFile({ path, text }: Source): Finding[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > maxFileLines ? [`${path} has ${lines} lines`] : [];
}

function findLongFunctions(source: Source): Finding[] {
  return scriptsOf(source).flatMap((script) =>
    [...nodesOf(script)].flatMap((node) => {
      if (!ts.isFunctionLike(node) || isGroup(node)) return [];
      const lines = lineOf(script, node.end) - lineOf(script, node.getStart(script)) + 1;
      return lines > maxFunctionLines ? [`${at(script, node)} a function of ${lines} lines`] : [];
    }),
  );
}

/** The body of `describe` only groups other functions. */
function isGroup(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node.parent) &&
    /^(test\.)?describe\b/.test(node.parent.expression.getText())
  );
}

test(`no file has more than ${maxFileLines} lines`, () => {
  expect(sources.flatMap(findLongFile)).toEqual([]);
});

test(`no function has more than ${maxFunctionLines} lines`, () => {
  expect(sources.filter(isCode).flatMap(findLongFunctions)).toEqual([]);
});

test('the size rules catch a file and each kind of function that is a line too long', () => {
  const path = 'src/server/a.ts';
  const body = 'a();\n'.repeat(maxFunctionLines - 1);
  expect(findLongFile({ path, text: 'a\n'.repeat(maxFileLines) })).toEqual([]);
  expect(findLongFile({ path, text: 'a\n'.repeat(maxFileLines + 1) })).toHaveLength(1);
  for (const start of ['function f() {', 'const f = () => {', 'class A { f() {']) {
    const end = start.startsWith('class') ? '} }' : '}';
    expect(findLongFunctions({ path, text: `${start}\n${body}${end}` })).toHaveLength(1);
    expect(findLongFunctions({ path, text: `${start}\n${body.slice(5)}${end}` })).toEqual([]);
  }
  const frontmatter = `---\nfunction f() {\n${body}}\n---\n<p></p>`;
  expect(findLongFunctions({ path: 'src/pages/a.astro', text: frontmatter })).toHaveLength(1);
});
