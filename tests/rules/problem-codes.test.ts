import { expect, test } from 'vitest';
import { problemCodes } from '#src/shared/contract/problem.ts';

/** These are codes that tell a whole kind of refusal, whichever the reason. */
const shared = [40000, 40300, 42900, 50300];

test('a refusal is told by its code, which no other one has', () => {
  const codes = Object.values(problemCodes).map(({ code }) => code);
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at && !shared.includes(code));
  expect(twice).toEqual([]);
});
