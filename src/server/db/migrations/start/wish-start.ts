import type { SqlWords } from './sql-words.ts';

export const wishStart = (words: SqlWords): string[] => [
  wishes(words),
  `create index wishes_newest on wishes (created_at desc, id desc) where hidden_at is null`,
  'create index wishes_author on wishes (user_id, created_at desc)',
  wishShares(words),
  wishTotals(words),
  'insert into wish_totals (only_row, shown) values (1, 0)',
];

const wishes = ({ text, int, strict }: SqlWords) => `
  create table wishes (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    content ${text} not null check (content <> ''),
    named ${int} not null check (named in (0, 1)),
    created_at ${int} not null,
    hidden_at ${int}
  ) ${strict}`;

const wishShares = ({ text, int, strict }: SqlWords) => `
  create table wish_shares (
    wish_id ${text} not null references wishes (id) on delete cascade,
    user_id ${text} not null references users (id),
    created_at ${int} not null,
    primary key (wish_id, user_id)
  ) ${strict}`;

const wishTotals = ({ int, strict }: SqlWords) => `
  create table wish_totals (
    only_row ${int} not null primary key check (only_row = 1),
    shown ${int} not null check (shown >= 0)
  ) ${strict}`;
