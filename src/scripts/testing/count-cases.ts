import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those failed, the report names these: a line each, with how the first error begins. */
  failedCases?: readonly string[];
  /** These passed only when they were run again, a line each as well. */
  repeatedCases?: readonly string[];
};

export const noCases: Counts = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

type VitestCase = { fullName: string; status: string; failureMessages: readonly string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly VitestCase[];
  }[];
};

/**
 * A file that does not even load has no cases; it counts as one that failed. A case that passed
 * when repeated keeps the errors it had at first.
 */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const named = (wanted: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map((one) => caseLine(`${name}: ${one.fullName}`, one.failureMessages[0])),
    );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failedCases: [
      ...named('failed'),
      ...unloaded.map(({ name, message }) => caseLine(name, message)),
    ],
    repeatedCases: named('passed'),
  };
}

type BrowserError = { message?: string };
type BrowserCase = {
  projectName: string;
  status: string;
  results: readonly { error?: BrowserError }[];
};
type BrowserSuite = {
  suites?: readonly BrowserSuite[];
  specs: readonly { file: string; line: number; title: string; tests: readonly BrowserCase[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly BrowserSuite[];
  errors: readonly BrowserError[];
};

/** An error outside of all cases is a failure; a case that passed when repeated is told apart. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Counts {
  const named = (wanted: string) => suites.flatMap((suite) => browserCases(suite, wanted));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failedCases: [
      ...named('unexpected'),
      ...errors.map(({ message }) => caseLine('Outside of all cases', message)),
    ],
    repeatedCases: named('flaky'),
  };
}

function browserCases({ suites = [], specs }: BrowserSuite, wanted: string): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) =>
        caseLine(`[${projectName}] ${file}:${line} ${title}`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => browserCases(suite, wanted))];
}

/** Answers how an error begins: what was expected and what came stand in its first lines. */
function caseLine(name: string, error = ''): string {
  const words = stripVTControlCharacters(error).split('\n').slice(0, 6).join(' ');
  return `${name}: ${words.replace(/\s+/g, ' ').slice(0, 300)}`;
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

/** Counts the last line of a run: `12 passed, 0 failed`, and the skipped where there are any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
