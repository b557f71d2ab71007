import { existsSync, readFileSync } from 'node:fs';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those passed, how many did so only when they were run again. */
  repeated?: number;
};

export const noCases: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that does not even load has no cases; it counts as one that failed. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** An error outside of all cases is a failure; a case that passed when repeated is told apart. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: stats.flaky,
  };
}

/**
 * Counts a finished run. One that ended badly counts at least one failure, whatever its report
 * says, or if there is none.
 */
export function countReport<R>(
  file: string,
  endedWell: boolean,
  count: (report: R) => Counts,
): Counts {
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as R) : noCases;
  const nothingRan = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (!endedWell || nothingRan)) return { ...counts, failed: 1 };
  return counts;
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** The last line of a run: `12 passed, 0 failed`, and the skipped where there are any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
