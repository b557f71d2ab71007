import type { Fixed, Optional } from '#src/server/db/columns.ts';
import type { Locale } from '#src/shared/platform/locale.ts';

/** This is what a person is told; unique by user, kind and subject. */
export type NoticesTable = {
  id: Fixed<string>; // messageId
  user_id: Fixed<string>;
  kind: Fixed<string>; // NoticeKind
  subject_id: Fixed<string>; // the event it tells of
  case_id: Fixed<string | null>;
  params: Fixed<string>; // JSON, published words and amounts only
  created_at: Fixed<number>;
  read_at: number | null;
  sent_at: number | null; // outside of the message centre
  channel: 'template' | 'sms' | 'push' | null;
  mailed_at: Optional<number | null>; // before its letter is sent; null again where that was not taken
};

/** This is a device that shows its owner's notices; unique by endpoint_index. */
export type PushTargetsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  session_id: Fixed<string>; // in which it was asked for, and with which it ends
  endpoint_index: Fixed<string>;
  target_sealed: string; // personal, JSON of a PushTarget
  created_at: Fixed<number>;
};

/**
 * A person's notices go there by mail; at most one is given and one asked for, whose code is not
 * back.
 */
export type MailAddressesTable = {
  id: Fixed<string>; // what letters stop it by
  user_id: Fixed<string>;
  address_sealed: string; // personal
  code_hash: string | null;
  code_expires_at: number | null;
  tries: number;
  created_at: Fixed<number>;
  verified_at: number | null;
  refused_at: Optional<number | null>; // when its server said that it takes no letters
};

/**
 * This is what a person does not want to hear of: a case, a kind (the other is ''), or both
 * together.
 */
export type NoticeMutesTable = {
  user_id: Fixed<string>; // primary key with case_id and kind
  case_id: Fixed<string>;
  kind: Fixed<string>;
  created_at: Fixed<number>;
};

export type CaseFollowsTable = {
  case_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>;
  created_at: Fixed<number>;
};

/**
 * A report is against a case; a person has at most one open. Its owner never learns whose it is.
 */
export type ReportsTable = {
  id: Fixed<string>; // reportId
  case_id: Fixed<string>;
  user_id: Fixed<string>; // personal
  reason: Fixed<string>;
  content_sealed: string; // personal
  real_name_sealed: string | null; // personal
  mobile_sealed: string | null; // secret
  state: 'open' | 'upheld' | 'dismissed';
  answer: string; // staff's words to the reporter
  created_at: Fixed<number>;
  answered_at: number | null;
  left_in_fen: Fixed<number | null>; // paid out when the objection that this repeats was found right
};

export type AdvisersTable = {
  id: Fixed<string>; // adviserId
  photo: string; // path
  user_id: string | null; // unique: the account of their desk
  tag: number; // 2 and 3 are not shown
  origin: 'advisor' | 'volunteer';
  since_at: number;
  resigned_at: number | null;
  reported_at: number | null;
};

/**
 * This is what is public of an adviser, as staff wrote it in a language; in the first one always.
 */
export type AdviserWordsTable = {
  adviser_id: Fixed<string>; // primary key with locale
  locale: Fixed<Locale>;
  name: string;
  city: string;
  words: string;
  contact: string; // how families reach them, '' for our hotline
};

/** Someone asks to be called or answered: leads (clewId), applications (applyId), tickets (ticketId). */
export type InquiriesTable = {
  id: Fixed<string>;
  kind: Fixed<'raise' | 'adviser' | 'greenPath' | 'service' | 'partner' | 'stuck'>;
  repeat_index: Fixed<string>; // unique: the same words of the same person on the same day
  user_id: Fixed<string | null>;
  case_id: Fixed<string | null>;
  adviser_id: Fixed<string | null>;
  name_sealed: string | null; // personal
  mobile_index: string | null;
  mobile_sealed: string | null; // secret
  mobile_masked: string | null; // personal
  content_sealed: string; // personal, JSON by kind
  state: 'open' | 'answered' | 'dismissed';
  answer: string; // staff's words
  created_at: Fixed<number>;
  answered_at: number | null;
  erased_at: Optional<number | null>; // when what a family wrote had been kept for long enough
};

export type MessageSchema = {
  notices: NoticesTable;
  notice_mutes: NoticeMutesTable;
  push_targets: PushTargetsTable;
  mail_addresses: MailAddressesTable;
  case_follows: CaseFollowsTable;
  reports: ReportsTable;
  advisers: AdvisersTable;
  adviser_words: AdviserWordsTable;
  inquiries: InquiriesTable;
};
