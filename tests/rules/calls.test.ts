import { expect, test } from 'vitest';
import { handledCalls } from '#src/server/handled-calls.ts';
import { calls as everyCall } from '#src/shared/calls.ts';
import type { Call } from '#src/shared/contract/call.ts';
import { problemCodes } from '#src/shared/contract/problem.ts';
import { readDeclaredCalls } from '../support/declared-calls.ts';
import type { Finding } from '../support/sources.ts';

const { exported, listed } = await readDeclaredCalls();
const handled = handledCalls.map(({ call }) => call);

/** Every call of the first list stands in the second exactly once, the very same declaration. */
function findUnmatched(some: readonly Call[], others: readonly Call[], what: string): Finding[] {
  return some.flatMap((call) => {
    const times = others.filter((other) => other === call).length;
    return times === 1 ? [] : [`${call.path} is ${what} ${times} times`];
  });
}

function findRepeated(calls: readonly Call[]): Finding[] {
  const paths = calls.map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

/** Money moves once per request of its own, and a read that travels as GET changes nothing. */
function findContradictions(calls: readonly Call[]): Finding[] {
  return calls
    .filter(
      ({ method, body, coalesce, idempotent }) =>
        (coalesce && idempotent) || (method === 'GET') !== (body === 'query'),
    )
    .map(({ path }) => `${path} contradicts itself`);
}

function findUnbounded(calls: readonly Call[]): Finding[] {
  return calls
    .filter(({ budgetPerMinute }) => !(budgetPerMinute > 0 && budgetPerMinute <= 600))
    .map(({ path }) => `${path} has no sensible budget`);
}

test('every declared call is in the list of its subject', () => {
  const calls = exported.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(0);
  expect(findUnmatched(calls, listed, 'listed')).toEqual([]);
  expect(findUnmatched(listed, calls, 'exported')).toEqual([]);
  expect(findUnmatched(listed, everyCall, 'in the list of all')).toEqual([]);
  expect(everyCall).toHaveLength(listed.length);
});

test('every declared call is handled once, and nothing else is', () => {
  expect(findUnmatched(listed, handled, 'handled')).toEqual([]);
  expect(findUnmatched(handled, listed, 'declared')).toEqual([]);
});

test('no two calls have the same path', () => {
  expect(findRepeated(listed)).toEqual([]);
});

test('calls do not contradict themselves and have a budget', () => {
  expect(findContradictions(listed)).toEqual([]);
  expect(findUnbounded(listed)).toEqual([]);
});

test('calls are described and name refusals of the closed list once each', () => {
  for (const { summary, errors } of listed) {
    expect(summary).toMatch(/^\S.+[^.]$/);
    expect(new Set(errors).size).toBe(errors.length);
    expect(Object.keys(problemCodes)).toEqual(expect.arrayContaining([...errors]));
  }
});

test('the rules of calls catch what does not fit', () => {
  const [call] = listed;
  if (!call) throw new Error('No call is declared');
  expect(findUnmatched([call], [], 'handled')).toHaveLength(1);
  expect(findUnmatched([call], [call, call], 'handled')).toHaveLength(1);
  expect(findUnmatched([call], [{ ...call }], 'handled')).toHaveLength(1);
  expect(findRepeated([call, call])).toHaveLength(1);
  expect(findContradictions([{ ...call, coalesce: true, idempotent: true }])).toHaveLength(1);
  expect(findContradictions([{ ...call, method: 'GET', body: 'form' }])).toHaveLength(1);
  expect(findUnbounded([{ ...call, budgetPerMinute: 0 }])).toHaveLength(1);
});
