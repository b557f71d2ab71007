import { z } from 'astro/zod';
import type { Texts } from '#src/texts/texts.ts';

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const plain = /^[^<\n]*$/;

/** This is what a refused field should have been; `find-faults.ts` says it in words. */
export type Wanted = keyof Texts['editor']['wanted'];
const must = (wanted: Wanted) => wanted;

/** Answers the fields above a text, and no others, so that a misspelt name is told. */
export function fieldsOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape);
}

/** Answers one line of plain text. */
export function line(wanted: Wanted, [min, max]: readonly [number, number]) {
  return z
    .string(must(wanted))
    .min(min, must('atLeast'))
    .max(max, must('atMost'))
    .regex(plain, must('plain'));
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, must('oneOf'));
}

export function day() {
  return z.date(must('day'));
}

export function yesNo() {
  return z.boolean(must('yesNo'));
}

/** Answers file names of up to three other texts of the same folder, without their ending. */
export function threeNames() {
  const wanted = must('names');
  return z.array(z.string(wanted).regex(name, wanted), wanted).max(3, wanted);
}

export function order() {
  const wanted = must('order');
  return z.number(wanted).int(wanted).min(1, wanted).max(999, wanted);
}

export function version() {
  const wanted = must('version');
  return z.string(wanted).regex(/^\d+\.\d+$/, wanted);
}

export function sentences() {
  const count = must('sentenceCount');
  return z
    .array(z.string(must('sentences')).regex(plain, must('plain')), must('sentenceList'))
    .min(2, count)
    .max(4, count);
}
