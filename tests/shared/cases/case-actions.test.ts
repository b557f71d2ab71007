import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CaseAction,
  type CaseState,
  canCase,
  phaseOf,
  phasesOfAction,
} from '#src/shared/cases/case-actions.ts';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { caseStatuses, endReasons } from '#src/shared/cases/enumerations.ts';

const now = 1_000_000;
const raising: CaseState = {
  status: 'CROWDFUNDING_STATED',
  displayStatus: 0,
  endReason: null,
  finishText: null,
  endsAt: now + 1,
  mourningAt: null,
  filledAt: null,
  putAwayAt: null,
};

const anyState: fc.Arbitrary<CaseState> = fc.record({
  status: fc.constantFrom(...caseStatuses),
  displayStatus: fc.constantFrom(0, 1, 4),
  endReason: fc.option(fc.constantFrom(...Object.values(endReasons))),
  finishText: fc.option(fc.constantFrom('', '有风险', '已结束')),
  endsAt: fc.option(fc.constantFrom(now - 1, now, now + 1)),
  mourningAt: fc.option(fc.constant(now)),
  filledAt: fc.option(fc.constant(now)),
  putAwayAt: fc.option(fc.constant(now)),
});

describe('where a case stands', () => {
  test.each([
    [1, 'ended'],
    [2, 'ended'],
    [3, 'expired'],
    [4, 'stopped'],
    [101, 'withdrawing'],
    [102, 'withdrawn'],
    [103, 'withdrawing'],
    [201, 'refunding'],
    [202, 'refunding'],
    [203, 'refunded'],
    [204, 'refunded'],
  ] as const)('follows from end reason %i: %s', (endReason, phase) => {
    expect(phaseOf({ ...raising, status: 'FINISHED', endReason }, now)).toBe(phase);
  });

  test('turns to expired at the very instant its time is over', () => {
    expect(phaseOf({ ...raising, endsAt: now + 1 }, now)).toBe('raising');
    expect(phaseOf({ ...raising, endsAt: now }, now)).toBe('expired');
    expect(phaseOf({ ...raising, endsAt: null }, now)).toBe('raising');
  });

  test('is at risk while the platform doubts it, unless its gifts go back', () => {
    expect(phaseOf({ ...raising, displayStatus: 4 }, now)).toBe('risk');
    expect(phaseOf({ ...raising, finishText: '存在风险' }, now)).toBe('risk');
    const returning = { ...raising, status: 'FINISHED' as const, displayStatus: 4 };
    expect(phaseOf({ ...returning, endReason: 202 }, now)).toBe('refunding');
    expect(phaseOf({ ...returning, endReason: 102 }, now)).toBe('risk');
  });

  test('is always one of the known phases', () => {
    fc.assert(fc.property(anyState, (state) => casePhases.includes(phaseOf(state, now))));
  });
});

describe('what a case allows', () => {
  test('gifts only while it raises, is public, in time and undoubted', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const open =
          state.mourningAt === null &&
          state.filledAt === null &&
          state.status === 'CROWDFUNDING_STATED' &&
          (state.endsAt === null || state.endsAt > now) &&
          (state.finishText ? !state.finishText.includes('风险') : state.displayStatus !== 4);
        expect(canCase('donate', state, now)).toBe(open);
      }),
    );
  });

  test('asks nothing of a family in mourning, which may still write and have its money', () => {
    const mourning = { ...raising, status: 'FINISHED' as const, endReason: 2, mourningAt: now };
    const open = (action: CaseAction) => canCase(action, mourning, now);
    expect(
      ['donate', 'share', 'verify', 'edit'].filter((action) => open(action as CaseAction)),
    ).toEqual([]);
    expect(open('withdraw') && open('refund') && open('comment')).toBe(true);
    expect(open('publishProgress')).toBe(true);
  });

  test('no money out while a withdrawal or a refund is open', () => {
    for (const phase of ['withdrawing', 'refunding', 'refunded'] as const) {
      expect(phasesOfAction.withdraw).not.toContain(phase);
      expect(phasesOfAction.refund).not.toContain(phase);
    }
  });

  test('what staff stopped is not stopped again, and only that is let raise again, doubted or not', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const isStopped = state.status === 'FINISHED' && state.endReason === 4;
        expect(canCase('liftStop', state, now)).toBe(isStopped);
        if (isStopped) expect(canCase('stop', state, now)).toBe(false);
        if (isStopped) expect(canCase('resume', state, now)).toBe(false);
      }),
    );
  });

  test('every phase of the table is a known one', () => {
    const used = Object.values(phasesOfAction).flat();
    expect(casePhases).toEqual(expect.arrayContaining([...new Set(used)]));
  });
});
