import { expect, test } from 'vitest';
import { casePhases } from '#src/shared/cases/case-phases.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';

test('of what staff stopped and doubt as well, the stop is told, and else the phase itself', () => {
  const stopped = { status: 'FINISHED', endReason: endReasons.platformTerminated } as const;
  const expired = { status: 'FINISHED', endReason: endReasons.timeExpired } as const;
  const raising = { status: 'CROWDFUNDING_STATED', endReason: null } as const;
  expect(toldPhase('risk', stopped)).toBe('stopped');
  for (const phase of casePhases) {
    for (const state of [expired, raising]) expect(toldPhase(phase, state)).toBe(phase);
    if (phase !== 'risk') expect(toldPhase(phase, stopped)).toBe(phase);
  }
});
