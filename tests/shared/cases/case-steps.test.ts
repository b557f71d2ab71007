import { expect, test } from 'vitest';
import { type CaseAction, type CaseState, canCase } from '#src/shared/cases/case-actions.ts';
import {
  type CaseStanding,
  type CaseStep,
  caseStandings,
  caseSteps,
  columnsOfStanding,
  standingOf,
} from '#src/shared/cases/case-steps.ts';

const now = 1_000_000;

function stateOf(standing: CaseStanding, is: { atRisk: boolean; over: boolean }): CaseState {
  return {
    ...columnsOfStanding(standing),
    displayStatus: is.atRisk ? 4 : 0,
    finishText: null,
    endsAt: is.over ? now : now + 1,
    mourningAt: null,
    filledAt: null,
    putAwayAt: null,
  };
}

/**
 * This is asked for, with the step it leads to, and where it is allowed without leading anywhere.
 */
const asked: readonly [CaseAction, CaseStep, leadsNowhere: readonly CaseStanding[]][] = [
  ['publish', 'publish', ['CROWDFUNDING_STATED']],
  ['finish', 'end', []],
  ['withdraw', 'beginWithdrawing', []],
  ['refund', 'beginFamilyReturn', []],
  ['refund', 'beginPlatformReturn', []],
  ['stop', 'stop', []],
  ['liftStop', 'liftStop', []],
];

test.each(asked)('what may be asked by %s, the step %s lets through', (action, step, nowhere) => {
  const from: readonly CaseStanding[] = caseSteps[step].from;
  const allowed = caseStandings.filter((standing) =>
    [false, true].some((over) => canCase(action, stateOf(standing, { atRisk: false, over }), now)),
  );
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.filter((one) => !nowhere.includes(one) && !from.includes(one))).toEqual([]);
});

test.each(asked)('what %s never allows, the step %s does not let through', (action, step) => {
  const ways = [false, true].flatMap((atRisk) => [false, true].map((over) => ({ atRisk, over })));
  const never = caseSteps[step].from.filter(
    (standing) => !ways.some((is) => canCase(action, stateOf(standing, is), now)),
  );
  expect(never).toEqual([]);
});

test('a standing is its two columns, and no case is finished without a reason', () => {
  for (const standing of caseStandings) {
    const { status, endReason } = columnsOfStanding(standing);
    expect(standingOf(status, endReason)).toBe(standing);
  }
  expect(() => standingOf('FINISHED', null)).toThrow('no reason');
});

test('every standing but the first is come to, and every one is left but where nothing is owed', () => {
  const steps = Object.values(caseSteps);
  const reached = new Set<CaseStanding>(steps.flatMap(({ to }) => [...to]));
  const left = new Set<CaseStanding>(steps.flatMap(({ from }) => [...from]));
  expect(caseStandings.filter((one) => !reached.has(one))).toEqual(['APPROVE_PENDING']);
  expect(caseStandings.filter((one) => !left.has(one))).toEqual([]);
});
