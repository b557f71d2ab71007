/** It is the reader's own and has no conclusion yet. */
export type OwnObjection = {
  /** Says whether the first of staff is asked, or the next after an answer. */
  asked: 'first' | 'next';
  /** By then it is answered; null while staff wait for the family. */
  dueAt: number | null;
};
