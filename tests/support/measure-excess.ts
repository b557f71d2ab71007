import ts from 'typescript';
import { isCode, lineOf, nodesOf, readSources, type Source, scriptsOf } from './sources.ts';

export const maxFileLines = 150;
export const maxFunctionLines = 40;
export const maxLineWidth = 100;

/**
 * These are words and the table of routes, not logic: their length says nothing about how they
 * read.
 */
const unmeasured = /^src\/((content|texts|scripts\/demo\/stories)\/|shared\/routes\.ts$)/;

type ExcessKind = 'linesOfLongFiles' | 'linesOfLongFunctions' | 'wideLinesOfPages';

/** Tells what of the repository is beyond the limits: how far, by the path of its file. */
export function measureExcess(): Record<ExcessKind, Record<string, number>> {
  const sources = readSources('src/', 'tests/', 'astro.config.mjs', 'vitest.config.ts').filter(
    (source) => (isCode(source) || source.path.endsWith('.css')) && !unmeasured.test(source.path),
  );
  return {
    linesOfLongFiles: byFile(sources, linesIfLong),
    linesOfLongFunctions: byFile(sources.filter(isCode), linesOfLongFunctions),
    wideLinesOfPages: byFile(sources, countWideLines),
  };
}

function byFile(sources: readonly Source[], measure: (source: Source) => number) {
  const measured = sources.map((source) => [source.path, measure(source)] as const);
  return Object.fromEntries(
    measured.filter(([, amount]) => amount > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Counts the lines of a file that has too many; otherwise none. */
export function linesIfLong({ text }: Source): number {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > maxFileLines ? lines : 0;
}

/** Counts the lines of the functions that have too many, together. */
export function linesOfLongFunctions(source: Source): number {
  return scriptsOf(source)
    .flatMap((script) =>
      [...nodesOf(script)]
        .filter((node) => ts.isFunctionLike(node) && !isGroup(node))
        .map((node) => lineOf(script, node.end) - lineOf(script, node.getStart(script)) + 1),
    )
    .filter((lines) => lines > maxFunctionLines)
    .reduce((sum, lines) => sum + lines, 0);
}

/** The body of `describe` only groups other functions. */
function isGroup(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node.parent) &&
    /^(test\.)?describe\b/.test(node.parent.expression.getText())
  );
}

/** The formatter keeps scripts to the width, but leaves markup as it is. */
export function countWideLines({ path, text }: Source): number {
  if (!path.endsWith('.astro')) return 0;
  return text.split('\n').filter((line) => line.length > maxLineWidth).length;
}
