import type { Fixed } from '#src/server/db/columns.ts';

/**
 * Submitted cases are found by this when another is like them; it is replaced with every
 * comparison.
 */
export type StoryPrintsTable = {
  kind: Fixed<'text' | 'picture' | 'paper' | 'person' | 'account' | 'name'>; // primary key with all others
  band: Fixed<number>; // which part of the print the bucket is made of
  bucket: Fixed<string>; // a hash or blind index, never words
  case_id: Fixed<string>;
  print: Fixed<string>; // the whole print where the bucket is a part of it
};

/** A case is held until the newest round of its comparison is done. */
export type CloneChecksTable = {
  case_id: Fixed<string>; // primary key
  round: number; // grows with every submission
  asked_at: number;
  done_at: number | null;
};

/** These are two cases that are alike; one row a pair, so that what was judged stays judged. */
export type CloneHitsTable = {
  id: Fixed<string>;
  case_id: string; // the one that was compared when they were found, and is held
  other_case_id: string;
  pair: Fixed<string>; // both ids in order; unique
  likenesses: string; // JSON Likeness[]
  judged: string; // JSON, kinds of likeness that staff looked at
  state: 'open' | 'falseAlarm' | 'real' | 'gone';
  found_at: number;
  decided_by: string | null;
  decided_at: number | null;
};

export type CloneSchema = {
  story_prints: StoryPrintsTable;
  clone_checks: CloneChecksTable;
  clone_hits: CloneHitsTable;
};
