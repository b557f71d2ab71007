/**
 * How many days rows about people are kept once their time is over, by the job that removes them. The
 * privacy policy says the same in both languages; a test compares them.
 */
export const retentionDays = {
  /** After a code has lapsed. */
  codes: 1,
  /** After signing out, or the year since it was last seen. */
  sessions: 30,
  /** Since a browser was last signed in with; as long as its session at most. */
  browsers: 365,
  /** Browsers drop their key after the answer; a month outlives any retry. */
  attempts: 30,
  /** Who opened a shared link, as a keyed hash. */
  visits: 90,
  /** What led someone to give, to share or to ask, by the words of a link. */
  touches: 90,
  notices: 730,
  /** After a call or a message to us was dealt with: name, number and words. */
  calls: 180,
  /** After a change of a lost phone ended, one way or the other. */
  phoneChanges: 90,
  /**
   * After a case ended and nothing about it is open: sheets, photos for staff, what was asked; and the
   * numbers of banks.
   */
  casePapers: 1095,
  caseAccounts: 1825,
  /** After a test at the cashier was stopped: who saw it, as a keyed hash. */
  tests: 90,
  /**
   * Counts from the end of an appeal and rules what it told and showed. Its account and its
   * thanks stay.
   */
  stories: 90,
} as const;
