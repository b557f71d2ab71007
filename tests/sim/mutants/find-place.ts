import ts from 'typescript';
import { nodesOf } from '../../support/sources.ts';

/** It finds what of a node is meant, or nothing when it is another one. */
export type Finder = (node: ts.Node) => ts.Node | undefined;

/**
 * Finds a call by the last part of its callee's name, with every one of these words in its
 * arguments.
 */
export function call(name: string, ...words: string[]): Finder {
  return (node) =>
    ts.isCallExpression(node) &&
    nameOf(node.expression) === name &&
    words.every((wanted) => node.arguments.some((one) => mentions(one, [wanted])))
      ? node
      : undefined;
}

/** Finds an `if` that only leaves the function, with every one of these words in its condition. */
export function guard(...words: string[]): Finder {
  return (node) =>
    ts.isIfStatement(node) && leaves(node.thenStatement) && mentions(node.expression, words)
      ? node
      : undefined;
}

/** Finds any `if` with every one of these words in its condition. */
export function branch(...words: string[]): Finder {
  return (node) => (ts.isIfStatement(node) && mentions(node.expression, words) ? node : undefined);
}

/** Finds a `return` of this very text, or of an object that has it. */
export function answer(text: string): Finder {
  return (node) => {
    if (!ts.isReturnStatement(node) || !node.expression) return undefined;
    const { expression } = node;
    const values = ts.isObjectLiteralExpression(expression)
      ? expression.properties.map((one) => ts.isPropertyAssignment(one) && one.initializer)
      : [expression];
    return values.some((one) => one && isText(one, text)) ? node : undefined;
  };
}

/** Finds a text as a value, not as a type. */
export function text(words: string): Finder {
  return (node) => (isText(node, words) && !ts.isLiteralTypeNode(node.parent) ? node : undefined);
}

/** Finds a comparison in which every one of these words stands. */
export function comparison(...words: string[]): Finder {
  return (node) =>
    ts.isBinaryExpression(node) &&
    /^[!=]==$|^[<>]=?$/.test(node.operatorToken.getText()) &&
    mentions(node, words)
      ? node
      : undefined;
}

/** Finds a choice of two values by a condition in which every one of these words stands. */
export function choice(...words: string[]): Finder {
  return (node) =>
    ts.isConditionalExpression(node) && mentions(node.condition, words) ? node : undefined;
}

/** Finds `a.name += …` and `a.name = …`. */
export function assignment(name: string): Finder {
  return (node) =>
    ts.isBinaryExpression(node) &&
    /^[+-]?=$/.test(node.operatorToken.getText()) &&
    nameOf(node.left) === name
      ? node
      : undefined;
}

/** Finds what a `for … of` goes through, by what its body calls. */
export function eachFor(called: string): Finder {
  return (node) =>
    ts.isForOfStatement(node) && [...nodesOf(node.statement)].some((one) => call(called)(one))
      ? node.expression
      : undefined;
}

/** Finds a property of the object that a call gets. */
export function given(called: string, property: string): Finder {
  return (node) => {
    const isIt =
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      node.name.getText() === property;
    return isIt && call(called)(callAround(node)) ? node : undefined;
  };
}

/** Finds what is read of a thing under a name: `a.b`. */
export function read(of: string, name: string): Finder {
  return (node) =>
    ts.isPropertyAccessExpression(node) && node.getText() === `${of}.${name}` ? node : undefined;
}

/** Finds what an object says under a name. */
export function said(name: string): Finder {
  return (node) =>
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    node.name.getText() === name &&
    ts.isObjectLiteralExpression(node.parent)
      ? node
      : undefined;
}

function callAround(node: ts.Node): ts.Node {
  let around = node.parent;
  while (ts.isObjectLiteralExpression(around) || ts.isSpreadAssignment(around)) {
    around = around.parent;
  }
  return around;
}

function nameOf(callee: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : undefined;
}

function mentions(node: ts.Node, words: readonly string[]): boolean {
  const said = new Set([...nodesOf(node)].map(nameIn));
  return words.every((name) => said.has(name));
}

function nameIn(node: ts.Node): string | undefined {
  return ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined;
}

function isText(node: ts.Node, words: string): boolean {
  return ts.isStringLiteralLike(node) && node.text === words;
}

function leaves(statement: ts.Statement): boolean {
  const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}
