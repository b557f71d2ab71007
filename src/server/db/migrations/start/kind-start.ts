import type { SqlWords } from './sql-words.ts';

export const kindStart = (words: SqlWords): string[] => [
  gears(words),
  gearOrders(words),
  ...gearOrderIndexes,
  userAddresses(words),
];

const gears = ({ text, int, strict }: SqlWords) => `
  create table gears (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    slot ${int} not null check (slot between 1 and 9),
    title ${text} not null,
    price_in_fen ${int} not null check (price_in_fen >= 100),
    stock ${int} not null,
    taken ${int} not null default 0 check (taken >= 0),
    kind ${text} not null check (kind in ('grown', 'food', 'made')),
    origin ${text} not null,
    send_days ${int} not null check (send_days between 1 and 60),
    licence ${text} not null,
    offered ${int} not null check (offered in (0, 1)),
    constraint gears_slot unique (case_id, slot),
    constraint gears_food_licence check (kind <> 'food' or licence <> ''),
    constraint gears_never_oversold check (taken <= stock)
  ) ${strict}`;

const gearOrders = ({ text, int, strict }: SqlWords) => `
  create table gear_orders (
    order_id ${text} not null primary key references donations (id),
    gear_id ${text} not null references gears (id),
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    title ${text} not null,
    price_in_fen ${int} not null,
    send_days ${int} not null,
    address_sealed ${text} not null,
    carrier ${text} not null,
    tracking ${text} not null,
    created_at ${int} not null,
    freed_at ${int},
    reminded_at ${int},
    sent_at ${int},
    received_at ${int},
    received_by ${text} check (received_by in ('donor', 'time', 'staff')),
    return_asked_at ${int},
    return_words ${text} not null default '',
    family_words ${text} not null default '',
    family_refused_at ${int},
    returned_at ${int},
    returned_by ${text} references users (id),
    constraint gear_orders_sent_or_freed check (freed_at is null or sent_at is null),
    constraint gear_orders_received_was_sent check (received_at is null or sent_at is not null),
    constraint gear_orders_return_was_sent check (return_asked_at is null or sent_at is not null),
    constraint gear_orders_returned_was_asked
      check (returned_at is null or return_asked_at is not null),
    constraint gear_orders_returned_or_received
      check (returned_at is null or received_at is null),
    constraint gear_orders_received_by check ((received_at is null) = (received_by is null))
  ) ${strict}`;

const gearOrderIndexes = [
  'create index gear_orders_user on gear_orders (user_id, created_at, order_id)',
  'create index gear_orders_case on gear_orders (case_id, created_at, order_id)',
  `create index gear_orders_under_way on gear_orders (sent_at)
    where sent_at is not null and received_at is null and returned_at is null`,
];

const userAddresses = ({ text, int, strict }: SqlWords) => `
  create table user_addresses (
    user_id ${text} not null primary key references users (id),
    address_sealed ${text} not null,
    updated_at ${int} not null
  ) ${strict}`;
