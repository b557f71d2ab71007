import type { SqlWords } from './sql-words.ts';

export const inquiryStart = (words: SqlWords): string[] => [
  reports(words),
  ...reportIndexes,
  advisers(words),
  adviserWords(words),
  inquiries(words),
  ...inquiryIndexes,
];

const reports = ({ text, int, strict }: SqlWords) => `
  create table reports (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    reason ${text} not null,
    content_sealed ${text} not null,
    real_name_sealed ${text},
    mobile_sealed ${text},
    state ${text} not null check (state in ('open', 'upheld', 'dismissed')),
    answer ${text} not null,
    created_at ${int} not null,
    answered_at ${int},
    left_in_fen ${int} check (left_in_fen > 0),
    constraint reports_answered check ((state = 'open') = (answered_at is null))
  ) ${strict}`;

const reportIndexes = [
  'create index reports_case on reports (case_id, created_at desc, id desc)',
  'create index reports_mine on reports (user_id, created_at desc, id desc)',
  `create unique index reports_one_open on reports (case_id, user_id) where state = 'open'`,
];

const advisers = ({ text, int, strict }: SqlWords) => `
  create table advisers (
    id ${text} not null primary key,
    photo ${text} not null,
    user_id ${text} unique references users (id),
    tag ${int} not null,
    origin ${text} not null check (origin in ('advisor', 'volunteer')),
    since_at ${int} not null,
    resigned_at ${int},
    reported_at ${int}
  ) ${strict}`;

const adviserWords = ({ text, strict }: SqlWords) => `
  create table adviser_words (
    adviser_id ${text} not null references advisers (id),
    locale ${text} not null,
    name ${text} not null check (name <> ''),
    city ${text} not null,
    words ${text} not null,
    contact ${text} not null,
    primary key (adviser_id, locale)
  ) ${strict}`;

const inquiries = ({ text, int, strict }: SqlWords) => `
  create table inquiries (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('raise', 'adviser', 'greenPath', 'service', 'partner', 'stuck')),
    repeat_index ${text} not null unique,
    user_id ${text} references users (id),
    case_id ${text} references cases (id),
    adviser_id ${text} references advisers (id),
    name_sealed ${text},
    mobile_index ${text},
    mobile_sealed ${text},
    mobile_masked ${text},
    content_sealed ${text} not null,
    state ${text} not null check (state in ('open', 'answered', 'dismissed')),
    answer ${text} not null,
    created_at ${int} not null,
    answered_at ${int},
    erased_at ${int},
    constraint inquiries_from_someone check (
      mobile_index is not null or user_id is not null or erased_at is not null),
    constraint inquiries_mobile_whole check (
      (mobile_index is null) = (mobile_sealed is null)
      and (mobile_index is null) = (mobile_masked is null)
    ),
    constraint inquiries_answered check ((state = 'open') = (answered_at is null))
  ) ${strict}`;

const inquiryIndexes = [
  `create index inquiries_mine on inquiries (user_id, created_at desc)
     where user_id is not null`,
  `create index inquiries_of_case on inquiries (case_id, created_at desc, id desc)
     where case_id is not null`,
  'create index inquiries_of_phone on inquiries (mobile_index, created_at)',
];
