import type { SqlWords } from './sql-words.ts';

export const cardStart = (words: SqlWords): string[] => [
  giftCards(words),
  'create unique index gift_cards_one_shown on gift_cards (order_id) where hidden_at is null',
  'create index gift_cards_writer on gift_cards (user_id, created_at)',
];

const giftCards = ({ text, int, strict }: SqlWords) => `
  create table gift_cards (
    id ${text} not null primary key,
    order_id ${text} not null references donations (id),
    user_id ${text} references users (id),
    kind ${text} not null check (kind in ('honour', 'memory')),
    name ${text} not null check (name <> ''),
    words ${text} not null,
    created_at ${int} not null,
    hidden_at ${int},
    hidden_by ${text} check (hidden_by in ('writer', 'staff')),
    constraint gift_cards_hidden_by check ((hidden_at is null) = (hidden_by is null))
  ) ${strict}`;
