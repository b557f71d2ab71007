import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { caseTitle, mostTitleWidth } from '#src/shared/raising/case-title.ts';

const problemOf = (title: string) => v.safeParse(caseTitle, title).issues?.[0]?.message;

test('a title has forty Chinese characters, or as much room in letters', () => {
  for (const [letter, most] of [
    ['病', 40],
    ['，', 40],
    ['a', 80],
  ] as const) {
    expect(problemOf(letter.repeat(most)), letter).toBeUndefined();
    expect(problemOf(letter.repeat(most + 1)), letter).toBe('tooLong');
  }
  expect(problemOf('王小明 needs a transplant')).toBeUndefined();
  expect(problemOf('短')).toBe('tooShort');
  expect(problemOf('')).toBe('required');
});

test('a letter takes half the room of a character, wherever it stands', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(90), (characters, letters) => {
      fc.pre(characters + letters >= 6);
      const fits = characters * 2 + letters <= mostTitleWidth;
      const title = '病'.repeat(characters) + 'a'.repeat(letters);
      expect(problemOf(title)).toBe(fits ? undefined : 'tooLong');
    }),
  );
});
