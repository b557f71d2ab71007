import { atom } from 'nanostores';
import type { Clash } from '#src/shared/raising/merge-words.ts';

/**
 * Another phone saved this at `at`, as far as it is not here: nothing is saved before all is
 * settled.
 */
export type Elsewhere = {
  step: 'elsewhere';
  at: number;
  taken: Readonly<Record<string, string>>;
  clashes: readonly Clash[];
  /** These are ids of photos that were added there, by field. */
  photos: Readonly<Record<string, readonly string[]>>;
};

/**
 * It says how safe what is typed is: on the server since `at`, or on this device alone since `at`,
 * `here` because there is no network and `refused` because the server did not take it.
 */
export type Saving =
  | { step: 'quiet' }
  | { step: 'saving' }
  | { step: 'saved' | 'here' | 'refused'; at: number }
  | Elsewhere;

export const $saving = atom<Saving>({ step: 'quiet' });
