import {
  comparisonNames,
  factKinds,
  factMethods,
  factStates,
} from '#src/shared/cases/enumerations.ts';
import type { Fact } from '#src/shared/cases/funding-parts.ts';
import { sampleAt, sampleDay } from './samples.ts';

/** There is a fact in each state. */
export const sampleFacts = factStates.map(
  (state, i): Fact => ({
    ...{ kind: factKinds[i] ?? 'identity', state, method: factMethods[i] ?? 'papersCompared' },
    statedAt: sampleAt,
    compared: state === 'declared' ? [] : comparisonNames.slice(i - 1, i + 1),
    expiresAt: state === 'expired' ? sampleAt + sampleDay : null,
  }),
);
