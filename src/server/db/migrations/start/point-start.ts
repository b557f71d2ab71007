import { neverUpdated, refusingWhere } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

export const pointStart = (words: SqlWords): string[] => [
  points(words),
  'create index points_newest on points (user_id, created_at desc, id desc)',
  'create index points_of_day on points (user_id, day)',
  pointBalances(words),
  pointWeeks(words),
  `create index point_weeks_first on point_weeks (week, score desc, reached_at, user_id)
     where listed = 1`,
  pointRights(words),
  pointWonRights(words),
  guideOpenings(words),
  ...neverUpdated(words.engine, 'points', refusal),
  ...refusingWhere(
    words.engine,
    { name: 'points_no_delete', table: 'points', before: 'delete', condition: isOfSomebody },
    refusal,
  ),
];

const points = ({ text, int, strict }: SqlWords) => `
  create table points (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    kind ${text} not null
      check (kind in ('signIn', 'read', 'follow', 'share', 'verify', 'referral', 'reverse', 'draw')),
    subject ${text} not null check (subject <> ''),
    amount ${int} not null check (amount <> 0),
    day ${text} not null,
    created_at ${int} not null,
    unique (user_id, kind, subject),
    constraint points_only_some_take check ((kind in ('reverse', 'draw')) = (amount < 0))
  ) ${strict}`;

const pointBalances = ({ text, int, strict }: SqlWords) => `
  create table point_balances (
    user_id ${text} not null primary key references users (id),
    balance ${int} not null,
    listed ${int} not null default 0 check (listed in (0, 1))
  ) ${strict}`;

const pointWeeks = ({ text, int, strict }: SqlWords) => `
  create table point_weeks (
    week ${text} not null,
    user_id ${text} not null references users (id),
    score ${int} not null,
    reached_at ${int} not null,
    listed ${int} not null check (listed in (0, 1)),
    primary key (user_id, week)
  ) ${strict}`;

const pointRights = ({ text, int, strict }: SqlWords) => `
  create table point_rights (
    user_id ${text} not null references users (id),
    right_id ${text} not null,
    opened_at ${int} not null,
    primary key (user_id, right_id)
  ) ${strict}`;

const pointWonRights = ({ text, int, strict }: SqlWords) => `
  create table point_won_rights (
    user_id ${text} not null references users (id),
    right_id ${text} not null,
    won_at ${int} not null,
    primary key (user_id, right_id)
  ) ${strict}`;

const guideOpenings = ({ text, int, strict }: SqlWords) => `
  create table guide_openings (
    user_id ${text} not null references users (id),
    guide ${text} not null,
    opened_at ${int} not null,
    primary key (user_id, guide)
  ) ${strict}`;

const refusal = 'love value only grows: what was wrong is taken back by a row of its own';

/** Rows leave once their account is closed, and names nobody. */
const isOfSomebody = `exists (select 1 from users where users.id = old.user_id
  and (users.mobile_index is not null or users.nickname <> ''))`;
