/**
 * These are groups of illnesses by which appeals are filtered; their words stand in the texts. A
 * new one comes last: the place in this list is the counter of its disease code.
 */
export const illnessKeys = [
  'leukemia',
  'cancer',
  'heart',
  'kidney',
  'liver',
  'lung',
  'brain',
  'stroke',
  'premature',
  'rare',
  'burn',
  'injury',
] as const;
export type IllnessKey = (typeof illnessKeys)[number];

/** Is it a group we know? A dream has none. */
export function isIllnessKey(key: string): key is IllnessKey {
  return illnessKeys.includes(key as IllnessKey);
}
