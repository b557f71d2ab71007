import type { Row } from './compare.ts';
import type { ReadRow } from './compare-reads.ts';
import type { PageBytes } from './measure-page-bytes.ts';

/** Prints speeds with what they are compared to; only ratios mean anything on another machine. */
export function printRows(rows: readonly Row[]): void {
  console.log();
  printTable(
    ['what', 'unit', 'ours', 'bare', 'ratio', 'goal', 'by CPU'],
    rows.map(({ what, unit, ours, bare, ratio, cpuRatio, goal }) => [
      ...[what, unit, Math.round(ours), Math.round(bare), ratio.toFixed(2), goal ?? ''],
      cpuRatio === undefined ? '' : cpuRatio.toFixed(2),
    ]),
  );
}

export function printBytes(pages: readonly { what: string; bytes: PageBytes }[]): void {
  const rows = pages.map(({ what, bytes }) => [
    ...[what, bytes.htmlAndCss, bytes.document, bytes.inlineScript, bytes.blockingScript],
    ...[bytes.eagerScript, bytes.islands],
  ]);
  console.log('\nBytes over the wire (brotli)');
  printTable(
    [
      'page',
      'first reading',
      'whole page',
      'script in it',
      'blocking',
      'by itself',
      'idle or touched',
    ],
    [...rows, ['goal for a case', '<= 10240', '<= 14336', '', '0', '<= 1024', '<= 76800']],
  );
}

type Budgeted = { path: string; mode: string; bytes: PageBytes; over: readonly string[] };

/** Prints every page with what it weighs, and what of it is too much. */
export function printBudgets(pages: readonly Budgeted[]): void {
  console.log(
    '\nBytes over the wire (brotli); C pages have 10 KB until first reading, S pages 8 KB',
  );
  printTable(
    [
      'page',
      'mode',
      'first reading',
      'whole page',
      'script in it',
      'blocking',
      'by itself',
      'idle or touched',
      '',
    ],
    pages.map(({ path, mode, bytes, over }) => [
      ...[path, mode, bytes.htmlAndCss, bytes.document, bytes.inlineScript, bytes.blockingScript],
      ...[bytes.eagerScript, bytes.islands, over.join(', ') || 'within'],
    ]),
  );
  const count = pages.filter(({ over }) => over.length > 0).length;
  console.log(count === 0 ? '\nEvery page is within its budget.' : `\n${count} pages are not.`);
}

/** Prints reads of a small and a large set side by side. */
export function printReads(rows: readonly ReadRow[], goal: number): void {
  console.log();
  printTable(
    ['read', 'small, ms', 'large, ms', 'ratio', ''],
    rows.map(({ what, smallMs, largeMs, ratio, bounded }) => [
      ...[what, smallMs.toFixed(2), largeMs.toFixed(2), ratio.toFixed(2)],
      bounded ? 'ends at its bound' : ratio > goal ? `over ${goal}` : '',
    ]),
  );
}

function printTable(head: readonly string[], rows: readonly (string | number)[][]): void {
  const lines = [[...head], ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
