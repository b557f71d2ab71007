import { expect, test } from 'vitest';
import { textsOf } from '#src/texts/texts.ts';

/** Families and donors read this; a case is what the house and its staff call an appeal. */
const read = [
  'titles',
  'raising',
  'raiser',
  'cases',
  'donations',
  'withdrawals',
  'problems',
] as const;

const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesOf)
    : [];
};

test('in English an appeal has one name wherever a family or a donor reads of it', () => {
  const texts = textsOf('en');
  const said = read.flatMap((subject) => sentencesOf(texts[subject]));
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((words) => /\bcases?\b(?! file)/i.test(words))).toEqual([]);
});
