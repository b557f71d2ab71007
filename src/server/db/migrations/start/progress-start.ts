import type { SqlWords } from './sql-words.ts';

export const progressStart = (words: SqlWords): string[] => [
  progressPosts(words),
  ...progressPostIndexes,
  caseBlessings(words),
  blessingCounts(words),
  caseVisitDays(words),
  casePosters(words),
  caseThanks(words),
];

const progressPosts = ({ text, int, strict }: SqlWords) => `
  create table progress_posts (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    author_user_id ${text} not null references users (id),
    type ${text} not null check (type in ('progress', 'fundUse')),
    withdrawal_id ${text} references withdrawals (id),
    payout_no ${text} references payouts (payout_no),
    content ${text} not null check (content <> ''),
    status ${int} not null check (status in (2, 3, 4)),
    refusals ${text},
    created_at ${int} not null,
    submitted_at ${int} not null,
    passed_at ${int},
    constraint progress_posts_use_of_something
      check ((type = 'fundUse') = (withdrawal_id is not null)),
    constraint progress_posts_passed_at check ((status = 2) = (passed_at is not null)),
    constraint progress_posts_refused_with_words check (status <> 3 or refusals is not null)
  ) ${strict}`;

/** What a payout paid for is told once; a refused telling is mended, not repeated. */
const progressPostIndexes = [
  `create index progress_posts_shown on progress_posts (case_id, passed_at desc, id desc)
     where passed_at is not null`,
  `create index progress_posts_latest on progress_posts (passed_at desc, id desc)
     where passed_at is not null`,
  'create index progress_posts_case on progress_posts (case_id, created_at desc, id desc)',
  `create unique index progress_posts_payout on progress_posts (payout_no)
     where payout_no is not null`,
];

const caseBlessings = ({ text, int, strict }: SqlWords) => `
  create table case_blessings (
    case_id ${text} not null references cases (id),
    kind ${text} not null,
    visitor ${text} not null,
    created_at ${int} not null,
    primary key (case_id, kind, visitor)
  ) ${strict}`;

const blessingCounts = ({ text, int, strict }: SqlWords) => `
  create table blessing_counts (
    case_id ${text} not null references cases (id),
    kind ${text} not null,
    count ${int} not null check (count > 0),
    primary key (case_id, kind)
  ) ${strict}`;

const caseVisitDays = ({ text, int, strict }: SqlWords) => `
  create table case_visit_days (
    case_id ${text} not null references cases (id),
    day ${text} not null,
    visit_count ${int} not null check (visit_count > 0),
    primary key (case_id, day)
  ) ${strict}`;

const casePosters = ({ text, int, strict }: SqlWords) => `
  create table case_posters (
    case_id ${text} not null primary key references cases (id),
    picture_id ${text},
    words ${text} not null,
    updated_at ${int} not null
  ) ${strict}`;

const caseThanks = ({ text, int, strict }: SqlWords) => `
  create table case_thanks (
    case_id ${text} not null primary key references cases (id),
    words ${text} not null check (words <> ''),
    updated_at ${int} not null
  ) ${strict}`;
