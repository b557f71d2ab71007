import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    notices(words),
    'create index notices_newest on notices (user_id, created_at desc, id desc)',
    'create index notices_unread on notices (user_id) where read_at is null',
    noticeMutes(words),
    caseFollows(words),
    'create index case_follows_mine on case_follows (user_id, created_at desc, case_id)',
    // Notices to all who gave to a case walk them by account.
    `create index donations_giver_of_case on donations (case_id, user_id)
       where paid_at is not null and user_id is not null`,
    reports(words),
    'create index reports_mine on reports (user_id, created_at desc, id desc)',
    `create unique index reports_one_open on reports (case_id, user_id) where state = 'open'`,
    advisers(words),
    'create index advisers_city on advisers (city, id)',
    inquiries(words),
    'create index inquiries_mine on inquiries (user_id, created_at desc) where user_id is not null',
    'create index inquiries_of_phone on inquiries (mobile_index, created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const notices = ({ text, int, strict }: Words) => `
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
    channel ${text} check (channel in ('template', 'sms')),
    unique (user_id, kind, subject_id),
    constraint notices_sent_by_channel check ((sent_at is null) = (channel is null))
  ) ${strict}`;

const noticeMutes = ({ text, int, strict }: Words) => `
  create table notice_mutes (
    user_id ${text} not null references users (id),
    case_id ${text} not null,
    kind ${text} not null,
    created_at ${int} not null,
    primary key (user_id, case_id, kind),
    constraint notice_mutes_something check (case_id <> '' or kind <> '')
  ) ${strict}`;

const caseFollows = ({ text, int, strict }: Words) => `
  create table case_follows (
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (case_id, user_id)
  ) ${strict}`;

const reports = ({ text, int, strict }: Words) => `
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
    constraint reports_answered check ((state = 'open') = (answered_at is null))
  ) ${strict}`;

const advisers = ({ text, int, strict }: Words) => `
  create table advisers (
    id ${text} not null primary key,
    name ${text} not null,
    name_en ${text} not null,
    photo ${text} not null,
    city ${text} not null,
    city_en ${text} not null,
    words ${text} not null,
    words_en ${text} not null,
    cases_helped ${int} not null check (cases_helped >= 0),
    tag ${int} not null,
    origin ${text} not null check (origin in ('advisor', 'volunteer')),
    since_at ${int} not null,
    resigned_at ${int},
    reported_at ${int}
  ) ${strict}`;

const inquiries = ({ text, int, strict }: Words) => `
  create table inquiries (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('raise', 'adviser', 'greenPath', 'service', 'partner')),
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
    constraint inquiries_from_someone check (mobile_index is not null or user_id is not null),
    constraint inquiries_mobile_whole check (
      (mobile_index is null) = (mobile_sealed is null)
      and (mobile_index is null) = (mobile_masked is null)
    ),
    constraint inquiries_answered check ((state = 'open') = (answered_at is null))
  ) ${strict}`;
