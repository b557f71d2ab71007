import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  countPlaywright,
  countReport,
  countsLine,
  countVitest,
  sumCounts,
} from '#src/scripts/testing/count-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'warmlight-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] }],
};
const browserReport = {
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [],
  errors: [],
};

function written(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('passed, failed and skipped cases of vitest are counted', () => {
  expect(countVitest(vitestReport)).toMatchObject({ passed: 3, failed: 0, skipped: 2 });
});

test('what failed, and what passed only when repeated, is named with how its error begins', () => {
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at a line'];
  const assertionResults = [
    { fullName: 'adds up', status: 'failed', failureMessages },
    { fullName: 'comes late', status: 'passed', failureMessages },
    { fullName: 'is well', status: 'passed', failureMessages: [] },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }];
  expect(countVitest({ ...vitestReport, testResults })).toMatchObject({
    failedCases: ['a.test.ts: adds up: AssertionError: expected 1 to be 2 at a line'],
    repeatedCases: ['a.test.ts: comes late: AssertionError: expected 1 to be 2 at a line'],
  });
  const one = (status: string) => ({ status, projectName: 'zh', results: [{ error: {} }] });
  const specs = [{ file: 'a.spec.ts', line: 3, title: 'opens', tests: [one('unexpected')] }];
  const flaky = [{ file: 'b.spec.ts', line: 4, title: 'closes', tests: [one('flaky')] }];
  const suites = [{ specs, suites: [{ specs: flaky }] }];
  expect(countPlaywright({ ...browserReport, suites })).toMatchObject({
    failedCases: ['[zh] a.spec.ts:3 opens: '],
    repeatedCases: ['[zh] b.spec.ts:4 closes: '],
  });
});

test('a test file that does not load counts as one failure', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'No module.', assertionResults: [] },
  ];
  const { failed, failedCases } = countVitest({ ...vitestReport, testResults });
  expect([failed, failedCases]).toEqual([1, ['a.test.ts: No module.']]);
});

test('a browser case that passed only when repeated is told apart', () => {
  const stats = { ...browserReport.stats, flaky: 1 };
  const counts = { passed: 5, failed: 0, skipped: 0 };
  expect(countPlaywright({ ...browserReport, stats })).toMatchObject(counts);
});

test('an error outside of all browser cases counts as a failure', () => {
  expect(countPlaywright({ ...browserReport, errors: [{ message: 'x' }] }).failed).toBe(1);
});

test('a run that ended badly fails although its report names no failure', () => {
  const file = written('well.json', vitestReport);
  expect(countReport(file, true, countVitest).failed).toBe(0);
  expect(countReport(file, false, countVitest).failed).toBe(1);
});

test('a run without a report, or without a case, fails', () => {
  expect(countReport(join(folder, 'none.json'), true, countVitest).failed).toBe(1);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 3 };
  const file = written('nothing.json', { stats, suites: [], errors: [] });
  expect(countReport(file, true, countPlaywright)).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: 3,
  });
});

test('the last line names the skipped only where there are any', () => {
  const one = { passed: 2, failed: 0, skipped: 0 };
  expect(countsLine(one)).toBe('2 passed, 0 failed');
  expect(countsLine(sumCounts([one, { passed: 1, failed: 1, skipped: 1 }]))).toBe(
    '3 passed, 1 failed, 1 skipped',
  );
});
