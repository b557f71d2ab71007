import { expect, test } from 'vitest';
import { diseaseCodeOf, illnessesAsked, illnessKeyAsked } from '#src/shared/cases/disease-codes.ts';
import { illnessKeys } from '#src/shared/cases/illnesses.ts';

test('codes are the prefix and a counter, and what was given out stays', () => {
  const codes = illnessKeys.map((key) => `${diseaseCodeOf(key)} ${key}`);
  expect(codes.slice(0, 12)).toEqual([
    ...['D001 leukemia', 'D002 cancer', 'D003 heart', 'D004 kidney', 'D005 liver', 'D006 lung'],
    ...['D007 brain', 'D008 stroke', 'D009 premature', 'D010 rare', 'D011 burn', 'D012 injury'],
  ]);
});

test('a list is asked for by key or by code, and an illness without a group has none', () => {
  expect(['kidney', 'D004', '', 'D999'].map(illnessKeyAsked)).toEqual(['kidney', 'kidney', '', '']);
  expect(illnessesAsked).not.toContain('D999');
  expect(diseaseCodeOf('dream')).toBeNull();
});
