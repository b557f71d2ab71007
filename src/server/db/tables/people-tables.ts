import type { ColumnType } from 'kysely';
import type { Fixed, Flag } from '#src/server/db/columns.ts';
import type { PhoneChangeState } from '#src/shared/accounts/lost-phone/phone-change.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

type UsersTable = {
  id: Fixed<string>;
  nickname: string; // published
  head_img_url: string;
  locale: Locale;
  mobile_index: string | null; // blind index of the number, unique
  mobile_sealed: string | null; // secret
  mobile_masked: string | null; // personal, first 3 and last 4 digits
  quiet_from: ColumnType<number, number | undefined, number>; // hours of China's clock in which news wait
  quiet_until: ColumnType<number, number | undefined, number>;
  created_at: Fixed<number>;
  closed_at: ColumnType<number | null, number | null | undefined, number | null>; // by the person, for good
};

type SessionsTable = {
  id: Fixed<string>; // public handle, for the list of sessions
  token_hash: Fixed<string>; // unique; SHA-256 of the opaque token
  user_id: Fixed<string>;
  device: string; // short words from the user agent
  userinfo_scope: Flag; // a messaging account authorised its user info
  created_at: Fixed<number>;
  seen_at: number;
  expires_at: number;
  revoked_at: number | null;
  proved_at: ColumnType<number | null, number | null | undefined, number | null>; // when a code of the own phone was given last
  second_factor_at: ColumnType<number | null, number | null | undefined, number | null>; // when staff gave a code of their authenticator
};

type VerifyCodesTable = {
  id: Fixed<string>;
  mobile_index: Fixed<string>;
  scene: Fixed<string>; // login, bind
  code_hash: Fixed<string>; // HMAC of id and code
  asker_hash: Fixed<string>; // hash of the cookie of the browser that asked
  address_index: Fixed<string>; // blind index of its address
  network_index: Fixed<string>; // blind index of the network around it
  tries: number; // by that browser, counted before comparing, CHECK (tries <= 5)
  address_tries: number; // by whoever has its address and no cookie, the same
  proved: Fixed<0 | 1>; // a device worked for it, so it counts apart
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  used_at: number | null;
};

/** This is a session on its way from the main domain to another own one; gone once it is used. */
type DomainTicketsTable = {
  ticket_hash: Fixed<string>;
  state_hash: Fixed<string>; // of the state that the browser keeps there
  origin: Fixed<string>;
  user_id: Fixed<string>;
  userinfo_scope: Fixed<0 | 1>;
  expires_at: Fixed<number>;
};

/** These are these browsers signed in to a number. */
type KnownBrowsersTable = {
  mobile_index: Fixed<string>;
  cookie_hash: Fixed<string>; // primary key with mobile_index
  seen_at: number;
};

/** This is another phone for an account whose own one is lost, on its way for days. */
type PhoneChangesTable = {
  id: Fixed<string>; // who has the link may refuse; sent to both numbers alone
  user_id: Fixed<string>;
  session_id: Fixed<string | null>; // that asked, and goes on; null: asked without one
  own_sealed: string; // secret
  mobile_sealed: string; // secret
  state: PhoneChangeState;
  asked_at: Fixed<number>;
  due_at: Fixed<number>;
  ended_at: number | null;
};

type MessagingAccountsTable = {
  third_type: Fixed<number>; // 17 by default
  open_id: Fixed<string>; // personal; primary key with third_type
  user_id: Fixed<string>;
  created_at: Fixed<number>;
};

type StaffRolesTable = {
  user_id: Fixed<string>;
  role: Fixed<StaffRole>; // primary key with user_id
  created_at: Fixed<number>;
};

/** These are fixed windows counted by one atomic upsert. */
type RateCountersTable = {
  key: Fixed<string>; // primary key: name, subject and window start
  count: number;
  expires_at: number;
};

export type PeopleSchema = {
  users: UsersTable;
  sessions: SessionsTable;
  verify_codes: VerifyCodesTable;
  domain_tickets: DomainTicketsTable;
  known_browsers: KnownBrowsersTable;
  phone_changes: PhoneChangesTable;
  messaging_accounts: MessagingAccountsTable;
  staff_roles: StaffRolesTable;
  rate_counters: RateCountersTable;
};
