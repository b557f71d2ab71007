import { atom } from 'nanostores';
import type { Clash } from '#src/shared/raising/merge-words.ts';

/** What another phone saved at `at`, as far as it is not here: nothing is saved before all is settled. */
export type Elsewhere = {
  step: 'elsewhere';
  at: number;
  taken: Readonly<Record<string, string>>;
  clashes: readonly Clash[];
  /** Ids of photos that were added there. */
  photos: readonly string[];
};

/** How safe what is typed is: on the server since `at`, or on this device alone since `at`. */
export type Saving =
  | { step: 'quiet' }
  | { step: 'saving' }
  | { step: 'saved' | 'here'; at: number }
  | Elsewhere;

export const $saving = atom<Saving>({ step: 'quiet' });
