import type { Challenge } from '#src/shared/platform/challenge.ts';
import type { ProblemName } from './problem.ts';

/** Every answer has this body. `code` 0 is success; texts are in the reader's language. */
export type Answer<T> =
  | { code: 0; msg: ''; data: T }
  | { code: number; msg: string; data: Refusal };

export type Refusal = {
  reason: ProblemName;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** It is of `proofNeeded`: solved, the same call is sent again with its proof. */
  challenge?: Challenge;
};
