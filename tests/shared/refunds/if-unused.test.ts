import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { choicesOf } from '#src/shared/refunds/if-unused.ts';

const { illness, dream, goods } = caseTypes;

test.each([
  [{ passed: false, ofThing: false, caseType: illness }, ['back', 'sameIllness', 'leastSeen']],
  [{ passed: true, ofThing: false, caseType: illness }, ['sameIllness', 'leastSeen']],
  [{ passed: false, ofThing: false, caseType: dream }, ['back', 'leastSeen']],
  [{ passed: true, ofThing: false, caseType: dream }, ['leastSeen']],
  [{ passed: false, ofThing: false, caseType: goods }, ['back', 'leastSeen']],
  [{ passed: false, ofThing: true, caseType: goods }, ['back']],
] as const)('of a gift %o may be chosen %o', (gift, choices) => {
  expect(choicesOf(gift)).toEqual(choices);
});
