import type { SqlWords } from './sql-words.ts';

export const reconciliationStart = (words: SqlWords): string[] => [
  gatewayBills(words),
  differences(words),
  'create index differences_open on differences (created_at, id) where settled_at is null',
];

const gatewayBills = ({ text, int, strict }: SqlWords) => `
  create table gateway_bills (
    gateway ${text} not null,
    day ${text} not null,
    line_count ${int} not null check (line_count >= 0),
    paid_in_fen ${int} not null check (paid_in_fen between 0 and 9007199254740991),
    returned_in_fen ${int} not null check (returned_in_fen between 0 and 9007199254740991),
    difference_count ${int} not null check (difference_count >= 0),
    checked_at ${int} not null,
    primary key (gateway, day)
  ) ${strict}`;

const differences = ({ text, int, strict }: SqlWords) => `
  create table differences (
    id ${text} not null primary key,
    gateway ${text} not null,
    day ${text} not null,
    kind ${text} not null check (kind in
      ('missingHere', 'missingThere', 'amountDiffers', 'duplicate', 'statusDiffers')),
    subject ${text} not null,
    number ${text} not null,
    ours_in_fen ${int},
    theirs_in_fen ${int},
    case_id ${text} references cases (id),
    created_at ${int} not null,
    settled_at ${int},
    settled_by ${text} references users (id),
    words ${text} not null,
    own_number ${text},
    their_number ${text},
    withdrawal_id ${text},
    payee_hash ${text},
    unique (gateway, day, kind, subject, number)
  ) ${strict}`;
