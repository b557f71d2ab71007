import type { Fixed } from '#src/server/db/columns.ts';

/**
 * This is one passing-on of a case. Its id travels in the link, so that the next knows its parent.
 */
type SharesTable = {
  id: Fixed<string>;
  uuid: Fixed<string>; // unique; made by the browser, so that a repeat adds nothing
  case_id: Fixed<string>;
  user_id: Fixed<string | null>;
  parent_share_id: Fixed<string | null>;
  degree: Fixed<number>; // 1 by who came by no share, then one more than the parent's
  channel: Fixed<number>;
  visit_count: number;
  created_at: Fixed<number>;
};

/** This is who was counted already. */
type ShareVisitsTable = {
  share_id: Fixed<string>; // primary key with visitor
  visitor: Fixed<string>; // keyed hash of an account, or of an address and browser
  created_at: Fixed<number>;
};

/** These are a fundraiser's own words for a channel; channel 0 stands for all without their own. */
type ShareWordsTable = {
  case_id: Fixed<string>; // primary key with channel
  channel: Fixed<number>;
  title: string; // published
  description: string; // published
  updated_at: number;
};

type ShortLinksTable = {
  token: Fixed<string>;
  target: Fixed<string>; // unique; an own path, or a URL of another own host
  visit_count: number;
  created_at: Fixed<number>;
};

export type SharingSchema = {
  shares: SharesTable;
  share_visits: ShareVisitsTable;
  share_words: ShareWordsTable;
  short_links: ShortLinksTable;
};
