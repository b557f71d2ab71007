import { z } from 'astro/zod';
import { sentence } from './markdown-folder.ts';

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** One line of plain text. */
export function line(field: string, wanted: string, [min, max]: readonly [number, number]) {
  return z
    .string(sentence(field, wanted))
    .min(min, sentence(field, `at least ${min} characters long`))
    .max(max, sentence(field, `at most ${max} characters long`));
}

export function oneOf<const Words extends readonly [string, ...string[]]>(
  field: string,
  words: Words,
) {
  return z.enum(words, sentence(field, `one of ${words.join(', ')}`));
}

export function day(field: string) {
  return z.date(sentence(field, 'a day without quotes, such as 2026-01-31'));
}

export function yesNo(field: string) {
  return z.boolean(sentence(field, 'true or false, without quotes'));
}

/** File names of other texts of the same folder, without their ending. */
export function namesOf(field: string, max: number) {
  const wanted = `a list of up to ${max} file names without .md, one to a line after a dash`;
  return z
    .array(z.string(sentence(field, wanted)).regex(name, sentence(field, wanted)), {
      ...sentence(field, wanted),
    })
    .max(max, sentence(field, wanted));
}

export function order(field: string) {
  const wanted = 'a whole number from 1 to 999';
  return z
    .number(sentence(field, wanted))
    .int(sentence(field, wanted))
    .min(1, sentence(field, wanted))
    .max(999, sentence(field, wanted));
}
