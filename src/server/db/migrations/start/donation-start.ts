import type { SqlWords } from './sql-words.ts';

export const donationStart = (words: SqlWords): string[] => [
  donations(words),
  ...donationIndexes,
  payments(words),
  ...paymentIndexes,
  gatewayReceipts(words),
  ...gatewayReceiptIndexes,
  paymentQuarantine(words),
  'create index payment_quarantine_newest on payment_quarantine (created_at)',
];

const donations = ({ text, int, strict }: SqlWords) => `
  create table donations (
    id ${text} not null primary key,
    trade_no ${text} not null unique,
    case_id ${text} not null references cases (id),
    user_id ${text} references users (id),
    receipt_code_hash ${text} unique,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    words ${text} not null,
    display_name ${text} not null,
    head_img_url ${text} not null,
    anonymous ${int} not null check (anonymous in (0, 1)),
    amount_hidden ${int} not null check (amount_hidden in (0, 1)),
    pay_channel ${int} not null,
    platform ${int} not null,
    sharedv ${int} not null check (sharedv >= 0),
    share_source_id ${text},
    activity_id ${text},
    sub_activity_id ${text},
    if_unused ${text} not null default 'back'
      check (if_unused in ('back', 'sameIllness', 'leastSeen')),
    passed_from ${text} unique references donations (id),
    status ${text} not null check (status in
      ('CREATED', 'PAID', 'CLOSED', 'REFUNDING', 'REFUNDED')),
    created_at ${int} not null,
    paid_at ${int},
    closed_at ${int},
    returned_in_fen ${int} not null default 0 check (returned_in_fen between 0 and amount_in_fen),
    constraint donations_sub_venue check (sub_activity_id is null or activity_id is not null),
    constraint donations_paid_has_time check
      ((paid_at is not null) = (status in ('PAID', 'REFUNDING', 'REFUNDED')))
  ) ${strict}`;

const donationIndexes = [
  `create index donations_newest on donations (case_id, paid_at desc, id desc)
     where paid_at is not null`,
  `create index donations_largest on donations (case_id, amount_in_fen desc, id desc)
     where paid_at is not null and returned_in_fen < amount_in_fen`,
  'create index donations_giver on donations (user_id, created_at desc, id desc)',
  `create index donations_share_source on donations (share_source_id)
     where share_source_id is not null`,
  `create index donations_giver_of_case on donations (case_id, user_id)
     where paid_at is not null and user_id is not null`,
  'create index donations_by_payment on donations (paid_at) where paid_at is not null',
  ...['activity_id', 'sub_activity_id'].map(
    (venue) => `create index donations_of_${venue} on donations (${venue}, paid_at desc, id desc)
      where ${venue} is not null and paid_at is not null and returned_in_fen < amount_in_fen`,
  ),
];

const payments = ({ text, int, strict }: SqlWords) => `
  create table payments (
    trade_no ${text} not null primary key references donations (trade_no),
    order_id ${text} not null unique references donations (id),
    gateway ${text} not null,
    merchant ${text} not null,
    app_id ${text} not null,
    currency ${text} not null check (currency = 'CNY'),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('INTENDED', 'SUBMITTED', 'SUCCEEDED', 'CLOSED')),
    gateway_trade_no ${text},
    description ${text} not null,
    return_url ${text} not null,
    notify_url ${text} not null,
    expires_at ${int} not null,
    cashier_url ${text},
    next_query_at ${int},
    query_count ${int} not null check (query_count >= 0),
    created_at ${int} not null
  ) ${strict}`;

const paymentIndexes = [
  'create unique index payments_gateway_trade on payments (gateway, gateway_trade_no)',
  'create index payments_next_query on payments (next_query_at) where next_query_at is not null',
];

const gatewayReceipts = ({ text, int, strict }: SqlWords) => `
  create table gateway_receipts (
    gateway ${text} not null,
    gateway_trade_no ${text} not null,
    trade_no ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    kind ${text} not null check (kind in ('donation', 'late', 'double', 'lost', 'takenBack')),
    created_at ${int} not null,
    primary key (gateway, gateway_trade_no)
  ) ${strict}`;

const gatewayReceiptIndexes = [
  'create index gateway_receipts_trade on gateway_receipts (trade_no)',
  `create unique index gateway_receipts_one_donation on gateway_receipts (trade_no)
     where kind = 'donation'`,
  `create index gateway_receipts_unmatched on gateway_receipts (created_at)
     where kind <> 'donation'`,
];

const paymentQuarantine = ({ text, int, strict }: SqlWords) => `
  create table payment_quarantine (
    id ${text} not null primary key,
    gateway ${text} not null,
    body_hash ${text} not null,
    trade_no ${text},
    reason ${text} not null,
    created_at ${int} not null,
    unique (gateway, body_hash)
  ) ${strict}`;
