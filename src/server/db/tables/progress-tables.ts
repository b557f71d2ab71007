import type { Fixed, Optional } from '#src/server/db/columns.ts';
import type { BlessingKind } from '#src/shared/progress/blessings.ts';

/** This is what a fundraiser tells of a case after it began; shown once staff passed it. */
export type ProgressPostsTable = {
  id: Fixed<string>; // progressId
  case_id: Fixed<string>;
  author_user_id: Fixed<string>;
  type: Fixed<'progress' | 'fundUse'>;
  withdrawal_id: Fixed<string | null>; // of fund-use posts
  payout_no: Optional<string | null>; // unique; the payout that a fund-use post tells of
  content: string; // published once passed
  status: 2 | 3 | 4; // passed, refused, submitted
  refusals: string | null; // JSON {field: words}, of a refused post
  created_at: Fixed<number>;
  submitted_at: number;
  passed_at: number | null;
};

/** This is who was counted already. */
export type CaseBlessingsTable = {
  case_id: Fixed<string>; // primary key with kind and visitor
  kind: Fixed<BlessingKind>;
  visitor: Fixed<string>; // keyed hash of an account, or of an address and browser
  created_at: Fixed<number>;
};

export type BlessingCountsTable = {
  case_id: Fixed<string>; // primary key with kind
  kind: Fixed<BlessingKind>;
  count: number;
};

/** These are visitors who came by shares, by the platform's calendar day. */
export type CaseVisitDaysTable = {
  case_id: Fixed<string>; // primary key with day
  day: Fixed<string>; // 2026-11-21
  visit_count: number;
};

/** This is what a fundraiser chose for the case's posters. */
export type CasePostersTable = {
  case_id: Fixed<string>;
  picture_id: string | null; // of case_pictures; the first one where none is chosen
  words: string; // published; empty for the story's beginning
  updated_at: number;
};

/** This is what a family says to everyone who gave. */
export type CaseThanksTable = {
  case_id: Fixed<string>;
  words: string; // published
  updated_at: number;
};

export type ProgressTables = {
  progress_posts: ProgressPostsTable;
  case_blessings: CaseBlessingsTable;
  blessing_counts: BlessingCountsTable;
  case_visit_days: CaseVisitDaysTable;
  case_posters: CasePostersTable;
  case_thanks: CaseThanksTable;
};
