import type { SqlWords } from './sql-words.ts';

export const discussionStart = (words: SqlWords): string[] => [
  discussions(words),
  votes(words),
  verdicts(words),
  ...indexes,
];

const discussions = ({ text, int, strict }: SqlWords) => `
  create table discussions (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    status ${int} not null check (status between 1 and 5),
    reason ${text} not null check (reason <> ''),
    opened_by ${text} not null references users (id),
    opened_at ${int} not null,
    due_at ${int} not null,
    content ${text} check (content <> ''),
    explained_at ${int},
    refusal ${text} not null,
    published_at ${int},
    outcome ${text} check (outcome in ('kept', 'returned')),
    ended_at ${int},
    refund_id ${text} references case_refunds (id),
    constraint discussions_explained check (
      (content is null) = (explained_at is null) and (status not in (2, 3, 4) or content is not null)),
    constraint discussions_published check (status <> 4 or published_at is not null),
    constraint discussions_ended check (
      (status = 5) = (ended_at is not null) and (status = 5) = (outcome is not null)),
    constraint discussions_refund check (refund_id is null or outcome = 'returned')
  ) ${strict}`;

const votes = ({ text, int, strict }: SqlWords) => `
  create table discussion_votes (
    discussion_id ${text} not null references discussions (id),
    user_id ${text} not null references users (id),
    option ${text} not null check (option in ('trust', 'doubt')),
    created_at ${int} not null,
    changed_at ${int} not null,
    guest_donation_id ${text} references donations (id),
    primary key (discussion_id, user_id)
  ) ${strict}`;

const verdicts = ({ text, int, strict }: SqlWords) => `
  create table discussion_verdicts (
    discussion_id ${text} not null references discussions (id),
    turn ${int} not null check (turn between 1 and 3),
    outcome ${text} not null check (outcome in ('kept', 'returned')),
    words ${text} not null check (words <> ''),
    staff_user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (discussion_id, turn),
    unique (discussion_id, staff_user_id)
  ) ${strict}`;

const indexes = [
  `create unique index discussions_one_running on discussions (case_id) where status < 5`,
  'create index discussions_of_case on discussions (case_id, opened_at desc, id desc)',
  'create index discussion_votes_of on discussion_votes (user_id)',
  'create unique index discussion_votes_of_guests on discussion_votes (guest_donation_id, discussion_id)',
];
