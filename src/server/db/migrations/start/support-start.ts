import type { SqlWords } from './sql-words.ts';

export const supportStart = (words: SqlWords): string[] => [supports(words), ...indexes];

const supports = ({ text, int, strict }: SqlWords) => `
  create table supports (
    id ${text} not null primary key,
    trade_no ${text} not null unique,
    user_id ${text} references users (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    pay_channel ${int} not null,
    gateway ${text} not null,
    merchant ${text} not null,
    app_id ${text} not null,
    currency ${text} not null check (currency = 'CNY'),
    description ${text} not null,
    return_url ${text} not null,
    notify_url ${text} not null,
    expires_at ${int} not null,
    cashier_url ${text},
    gateway_trade_no ${text},
    status ${text} not null check (status in ('CREATED', 'PAID', 'CLOSED', 'RETURNED')),
    next_query_at ${int},
    query_count ${int} not null check (query_count >= 0),
    created_at ${int} not null,
    paid_at ${int},
    constraint supports_paid_has_time check
      ((paid_at is not null) = (status in ('PAID', 'RETURNED'))),
    constraint supports_paid_has_number check
      ((gateway_trade_no is not null) = (paid_at is not null))
  ) ${strict}`;

const indexes = [
  'create unique index supports_gateway_trade on supports (gateway, gateway_trade_no)',
  'create index supports_next_query on supports (next_query_at) where next_query_at is not null',
  'create index supports_giver on supports (user_id, created_at desc, id desc)',
  'create index supports_by_payment on supports (paid_at) where paid_at is not null',
];
