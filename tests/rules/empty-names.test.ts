import ts from 'typescript';
import { expect, test } from 'vitest';
import {
  at,
  type Finding,
  isCode,
  nodesOf,
  readSources,
  type Source,
  scriptsOf,
} from '../support/sources.ts';
import { emptyWords } from './empty-words.ts';

/** These are names of the specification, which stay as they are on the wire, and of `DATA_DIR`. */
const wireNames = [
  ...['infoUuid', 'infoUuids', 'infoId', 'payInfo', 'userInfo', 'infoReviewStatuses', 'dataDir'],
];

const sources = readSources('src/', 'tests/', 'astro.config.mjs', 'vitest.config.ts').filter(
  isCode,
);

function findEmptyNames(source: Source): Finding[] {
  return scriptsOf(source).flatMap((script) =>
    [...nodesOf(script)].flatMap((node) =>
      exportedNames(node)
        .filter(({ text }) => wordsOf(text).some(isEmpty) && !isWireName(text, source))
        .map((name) => `${at(script, name)} ${name.text} has a name that says nothing`),
    ),
  );
}

/** What is taken apart has the names of whoever made it. */
function findEmptyParameters(source: Source): Finding[] {
  return scriptsOf(source).flatMap((script) =>
    [...nodesOf(script)]
      .filter(ts.isParameter)
      .map(({ name }) => name)
      .filter(ts.isIdentifier)
      .filter(({ text }) => wordsOf(text).some(isEmpty) && !isWireName(text, source))
      .map((name) => `${at(script, name)} ${name.text} has a name that says nothing`),
  );
}

/** A call may be named after its address. */
function isWireName(name: string, { path, text }: Source): boolean {
  const kebab = wordsOf(name).join('-').toLowerCase();
  const isCall = path.endsWith('/calls.ts') && new RegExp(`'/api/[^']*/${kebab}'`).test(text);
  return wireNames.includes(name) || isCall;
}

function isEmpty(part: string): boolean {
  return emptyWords.includes(part.toLowerCase());
}

function wordsOf(name: string): string[] {
  return name.match(/V\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

function exportedNames(node: ts.Node): ts.Identifier[] {
  if (ts.isExportSpecifier(node) && ts.isIdentifier(node.name)) return [node.name];
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier);
  }
  const { name } = node as ts.Node & { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name] : [];
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

test('no exported name has a word that says nothing', { timeout: 60_000 }, () => {
  expect(sources.flatMap(findEmptyNames)).toEqual([]);
});

test('no parameter has such a name either', { timeout: 60_000 }, () => {
  expect(sources.flatMap(findEmptyParameters)).toEqual([]);
});

test.each([
  'export const caseInfo = 1;',
  'export function getUserData() {}',
  'export class OrderManager {}',
  'export type OrderV2 = 1;',
  'export type House = 1;',
  'const a = 1; export { a as miscStuff };',
])('the rule of exported names catches "%s"', (text) => {
  expect(findEmptyNames({ path: 'src/a.ts', text })).toHaveLength(1);
});

test.each([
  'function isName(word: string) {}',
  'const lengthOf = (userData: string) => userData.length;',
])('the rule of parameters catches "%s"', (text) => {
  expect(findEmptyParameters({ path: 'src/a.ts', text })).toHaveLength(1);
});

test('a parameter of the wire, or one that is taken apart, is let be', () => {
  const text = 'const a = (infoUuid: string, { data }: Answer) => data;';
  expect(findEmptyParameters({ path: 'src/a.ts', text })).toEqual([]);
});
