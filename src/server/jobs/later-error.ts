/**
 * Whoever was asked said how long not to be asked again: a job that throws it is tried no sooner, and
 * loses an attempt, so that one who says so for ever is given up.
 */
export class LaterError extends Error {
  override name = 'LaterError';
  readonly afterMs: number;
  constructor(words: string, afterMs: number) {
    super(words);
    this.afterMs = afterMs;
  }
}
