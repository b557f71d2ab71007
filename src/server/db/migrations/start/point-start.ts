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
  guideOpenings(words),
  ...(words.engine === 'postgres' ? postgresGuards : sqliteGuards),
];

const points = ({ text, int, strict }: SqlWords) => `
  create table points (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    kind ${text} not null
      check (kind in ('signIn', 'read', 'follow', 'share', 'verify', 'reverse')),
    subject ${text} not null check (subject <> ''),
    amount ${int} not null check (amount <> 0),
    day ${text} not null,
    created_at ${int} not null,
    unique (user_id, kind, subject),
    constraint points_only_reverses_take check ((kind = 'reverse') = (amount < 0))
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

const sqliteGuards = [
  `create trigger points_no_update before update on points begin
     select raise(abort, '${refusal}');
   end`,
  `create trigger points_no_delete before delete on points when ${isOfSomebody} begin
     select raise(abort, '${refusal}');
   end`,
];

const postgresGuards = [
  `create function refuse_point_change() returns trigger language plpgsql as $$
     begin
       raise exception '${refusal}'
         using errcode = 'integrity_constraint_violation';
     end $$`,
  `create trigger points_no_change before update or truncate on points
     for each statement execute function refuse_point_change()`,
  `create function refuse_point_delete() returns trigger language plpgsql as $$
     begin
       if ${isOfSomebody} then
         raise exception '${refusal}'
           using errcode = 'integrity_constraint_violation';
       end if;
       return old;
     end $$`,
  `create trigger points_no_delete before delete on points
     for each row execute function refuse_point_delete()`,
];
