import { type IllnessKey, illnessKeys, isIllnessKey } from './illnesses.ts';

/**
 * These are the documents' codes of illnesses: a fixed prefix, and a counter in the order they were
 * added.
 */
const prefix = 'D';
const digits = 3;

const codeAt = (index: number) => `${prefix}${String(index + 1).padStart(digits, '0')}`;
const codes = illnessKeys.map((_, index) => codeAt(index));

/** It is null where a case has no illness that we keep a group for. */
export function diseaseCodeOf(key: string): string | null {
  return isIllnessKey(key) ? codeAt(illnessKeys.indexOf(key)) : null;
}

/** A list may be asked for these: a group's key, or its code. */
export const illnessesAsked = ['', ...illnessKeys, ...codes];

export function illnessKeyAsked(asked: string): IllnessKey | '' {
  if (isIllnessKey(asked)) return asked;
  return illnessKeys[codes.indexOf(asked)] ?? '';
}
