/**
 * Rows about people are kept so many days once their time is over, by the job that removes them.
 * The privacy policy says the same in both languages; a test compares them.
 */
export const retentionDays = {
  /** It counts after a code has lapsed. */
  codes: 1,
  /** It counts after signing out, or the year since it was last seen. */
  sessions: 30,
  /** It counts since a browser was last signed in with; it is as long as its session at most. */
  browsers: 365,
  /** Browsers drop their key after the answer; a month outlives any retry. */
  attempts: 30,
  /** It holds who opened a shared link, as a keyed hash. */
  visits: 90,
  /** This is what led someone to give, to share or to ask, by the words of a link. */
  touches: 90,
  notices: 730,
  /** It counts after a call or a message to us was dealt with: name, number and words. */
  calls: 180,
  /** It counts after a change of a lost phone ended, one way or the other. */
  phoneChanges: 90,
  /**
   * It counts after a case ended and nothing about it is open: sheets, photos for staff, what was
   * asked; and the numbers of banks.
   */
  casePapers: 1095,
  caseAccounts: 1825,
  /** It counts after a test at the cashier was stopped: who saw it, as a keyed hash. */
  tests: 90,
  /**
   * Counts from the end of an appeal and rules what it told and showed. Its account and its
   * thanks stay.
   */
  stories: 90,
} as const;
