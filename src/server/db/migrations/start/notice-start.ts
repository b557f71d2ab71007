import type { SqlWords } from './sql-words.ts';

export const noticeStart = (words: SqlWords): string[] => [
  notices(words),
  ...noticeIndexes,
  noticeMutes(words),
  pushTargets(words),
  'create index push_targets_user on push_targets (user_id, created_at desc)',
  'create index push_targets_session on push_targets (session_id)',
  mailAddresses(words),
  `create unique index mail_addresses_given on mail_addresses (user_id)
     where verified_at is not null`,
  `create unique index mail_addresses_asked on mail_addresses (user_id)
     where verified_at is null`,
  `create index mail_addresses_lapsed on mail_addresses (code_expires_at)
     where code_expires_at is not null`,
  caseFollows(words),
  'create index case_follows_mine on case_follows (user_id, created_at desc, case_id)',
];

const notices = ({ text, int, strict }: SqlWords) => `
  create table notices (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    kind ${text} not null,
    subject_id ${text} not null,
    case_id ${text} references cases (id),
    params ${text} not null,
    created_at ${int} not null,
    read_at ${int},
    sent_at ${int},
    channel ${text} check (channel in ('template', 'sms', 'push')),
    mailed_at ${int},
    unique (user_id, kind, subject_id),
    constraint notices_sent_by_channel check ((sent_at is null) = (channel is null))
  ) ${strict}`;

const noticeIndexes = [
  'create index notices_newest on notices (user_id, created_at desc, id desc)',
  'create index notices_unread on notices (user_id) where read_at is null',
];

const noticeMutes = ({ text, int, strict }: SqlWords) => `
  create table notice_mutes (
    user_id ${text} not null references users (id),
    case_id ${text} not null,
    kind ${text} not null,
    created_at ${int} not null,
    primary key (user_id, case_id, kind),
    constraint notice_mutes_something check (case_id <> '' or kind <> '')
  ) ${strict}`;

const pushTargets = ({ text, int, strict }: SqlWords) => `
  create table push_targets (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    session_id ${text} not null references sessions (id) on delete cascade,
    endpoint_index ${text} not null unique,
    target_sealed ${text} not null,
    created_at ${int} not null
  ) ${strict}`;

const mailAddresses = ({ text, int, strict }: SqlWords) => `
  create table mail_addresses (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    address_sealed ${text} not null,
    code_hash ${text},
    code_expires_at ${int},
    tries ${int} not null check (tries between 0 and 5),
    created_at ${int} not null,
    verified_at ${int},
    refused_at ${int},
    constraint mail_addresses_code check (
      (verified_at is null) = (code_hash is not null)
      and (code_hash is null) = (code_expires_at is null)
    ),
    constraint mail_addresses_refused check (refused_at is null or verified_at is not null)
  ) ${strict}`;

const caseFollows = ({ text, int, strict }: SqlWords) => `
  create table case_follows (
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (case_id, user_id)
  ) ${strict}`;
