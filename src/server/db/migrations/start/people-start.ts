import type { SqlWords } from './sql-words.ts';

export const peopleStart = (words: SqlWords): string[] => [
  users(words),
  'create index users_nickname on users (nickname)',
  // It finds by the last four digits, which is what people say on the telephone.
  `create index users_phone_end on users (substr(mobile_masked, 8))
     where mobile_masked is not null`,
  'create index users_closed on users (closed_at) where closed_at is not null',
  sessions(words),
  'create index sessions_user on sessions (user_id, seen_at desc)',
  verifyCodes(words),
  'create index verify_codes_newest on verify_codes (mobile_index, scene, created_at desc)',
  domainTickets(words),
  'create index domain_tickets_expiry on domain_tickets (expires_at)',
  knownBrowsers(words),
  'create index known_browsers_cookie on known_browsers (cookie_hash)',
  phoneChanges(words),
  `create unique index phone_changes_waiting on phone_changes (user_id)
     where state = 'waiting'`,
  'create index phone_changes_ended on phone_changes (ended_at)',
  messagingAccounts(words),
  'create index messaging_accounts_user on messaging_accounts (user_id)',
  staffRoles(words),
  rateCounters(words),
  'create index rate_counters_expiry on rate_counters (expires_at)',
];

const users = ({ text, int, strict }: SqlWords) => `
  create table users (
    id ${text} not null primary key,
    nickname ${text} not null,
    head_img_url ${text} not null,
    locale ${text} not null check (locale <> ''),
    mobile_index ${text} unique,
    mobile_sealed ${text},
    mobile_masked ${text},
    quiet_from ${int} not null default 22 check (quiet_from between 0 and 23),
    quiet_until ${int} not null default 8 check (quiet_until between 0 and 23),
    created_at ${int} not null,
    closed_at ${int},
    constraint users_mobile_whole check (
      (mobile_index is null) = (mobile_sealed is null)
      and (mobile_index is null) = (mobile_masked is null)
    )
  ) ${strict}`;

const sessions = ({ text, int, strict }: SqlWords) => `
  create table sessions (
    id ${text} not null primary key,
    token_hash ${text} not null unique,
    user_id ${text} not null references users (id),
    device ${text} not null,
    userinfo_scope ${int} not null check (userinfo_scope in (0, 1)),
    created_at ${int} not null,
    seen_at ${int} not null,
    expires_at ${int} not null,
    revoked_at ${int},
    proved_at ${int},
    second_factor_at ${int}
  ) ${strict}`;

const verifyCodes = ({ text, int, strict }: SqlWords) => `
  create table verify_codes (
    id ${text} not null primary key,
    mobile_index ${text} not null,
    scene ${text} not null,
    code_hash ${text} not null,
    asker_hash ${text} not null,
    address_index ${text} not null,
    network_index ${text} not null,
    tries ${int} not null,
    address_tries ${int} not null check (address_tries between 0 and 5),
    proved ${int} not null check (proved in (0, 1)),
    created_at ${int} not null,
    expires_at ${int} not null,
    used_at ${int},
    constraint verify_codes_tries check (tries between 0 and 5)
  ) ${strict}`;

const domainTickets = ({ text, int, strict }: SqlWords) => `
  create table domain_tickets (
    ticket_hash ${text} not null primary key,
    state_hash ${text} not null,
    origin ${text} not null,
    user_id ${text} not null references users (id),
    userinfo_scope ${int} not null check (userinfo_scope in (0, 1)),
    expires_at ${int} not null
  ) ${strict}`;

const knownBrowsers = ({ text, int, strict }: SqlWords) => `
  create table known_browsers (
    mobile_index ${text} not null,
    cookie_hash ${text} not null,
    seen_at ${int} not null,
    primary key (mobile_index, cookie_hash)
  ) ${strict}`;

const phoneChanges = ({ text, int, strict }: SqlWords) => `
  create table phone_changes (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    session_id ${text},
    own_sealed ${text} not null,
    mobile_sealed ${text} not null,
    state ${text} not null check (state in ('waiting', 'done', 'refused', 'ownShown', 'held')),
    asked_at ${int} not null,
    due_at ${int} not null,
    ended_at ${int},
    constraint phone_changes_ended_whole check ((state = 'waiting') = (ended_at is null))
  ) ${strict}`;

const messagingAccounts = ({ text, int, strict }: SqlWords) => `
  create table messaging_accounts (
    third_type ${int} not null,
    open_id ${text} not null,
    user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (third_type, open_id)
  ) ${strict}`;

const staffRoles = ({ text, int, strict }: SqlWords) => `
  create table staff_roles (
    user_id ${text} not null references users (id),
    role ${text} not null check (role in ('reviewer', 'releaser', 'administrator', 'adviser')),
    created_at ${int} not null,
    primary key (user_id, role)
  ) ${strict}`;

const rateCounters = ({ text, int, strict }: SqlWords) => `
  create table rate_counters (
    key ${text} not null primary key,
    count ${int} not null check (count >= 0),
    expires_at ${int} not null
  ) ${strict}`;
