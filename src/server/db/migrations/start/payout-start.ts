import type { SqlWords } from './sql-words.ts';

export const payoutStart = (words: SqlWords): string[] => [
  payouts(words),
  ...payoutIndexes,
  gatewayMoves(words),
  'create index gateway_moves_open on gateway_moves (created_at, move_no) where done_at is null',
  `create index gateway_moves_done on gateway_moves (gateway, done_at) where done_at is not null`,
  settlements(words),
];

const payouts = ({ text, int, strict }: SqlWords) => `
  create table payouts (
    payout_no ${text} not null primary key,
    withdrawal_id ${text} not null,
    position ${int} not null,
    case_id ${text} not null references cases (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    gateway ${text} not null,
    payee_id ${text} not null,
    payee_hash ${text} not null,
    releaser_user_id ${text} not null references users (id),
    status ${text} not null check (status in
      ('READY', 'SUBMITTED', 'SUCCESS', 'FAILED', 'RETURNED')),
    receipt_no ${text},
    return_no ${text},
    bank_words ${text},
    created_at ${int} not null,
    submitted_at ${int},
    funded_at ${int},
    paid_at ${int},
    returned_at ${int},
    updated_at ${int} not null,
    foreign key (withdrawal_id, position) references withdrawal_instalments (withdrawal_id, position),
    constraint payouts_receipt_of_paid
      check ((status in ('SUCCESS', 'RETURNED')) = (receipt_no is not null and paid_at is not null)),
    constraint payouts_return_of_returned
      check ((status = 'RETURNED') = (return_no is not null and returned_at is not null)),
    constraint payouts_submitted check (status in ('READY', 'FAILED') or submitted_at is not null),
    constraint payouts_funded check (status not in ('SUCCESS', 'RETURNED') or funded_at is not null)
  ) ${strict}`;

/** A new number comes only once the old one is known to have failed or come back. */
const payoutIndexes = [
  `create unique index payouts_one_live on payouts (withdrawal_id, position)
     where status in ('READY', 'SUBMITTED', 'SUCCESS')`,
  `create unique index payouts_receipt on payouts (gateway, receipt_no)
     where receipt_no is not null`,
  `create unique index payouts_return on payouts (gateway, return_no)
     where return_no is not null`,
  'create index payouts_of_withdrawal on payouts (withdrawal_id, position, created_at)',
  `create index payouts_waiting on payouts (updated_at, payout_no)
     where status in ('READY', 'SUBMITTED')`,
  'create index payouts_paid on payouts (gateway, paid_at) where paid_at is not null',
  `create index payouts_returned on payouts (gateway, returned_at)
     where returned_at is not null`,
];

/** Keeps how money moved between a gateway and the custody bank, as we asked it to be. */
const gatewayMoves = ({ text, int, strict }: SqlWords) => `
  create table gateway_moves (
    move_no ${text} not null primary key,
    gateway ${text} not null,
    direction ${text} not null check (direction in ('sweep', 'topUp')),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    gateway_move_no ${text},
    created_at ${int} not null,
    done_at ${int},
    unique (gateway, gateway_move_no),
    constraint gateway_moves_done_whole check ((done_at is null) = (gateway_move_no is null))
  ) ${strict}`;

/** Keeps what gateways settled with the custody bank by themselves. */
const settlements = ({ text, int, strict }: SqlWords) => `
  create table settlements (
    gateway ${text} not null,
    settlement_no ${text} not null,
    amount_in_fen ${int} not null check (
      amount_in_fen <> 0 and amount_in_fen between -9007199254740991 and 9007199254740991),
    settled_at ${int} not null,
    created_at ${int} not null,
    primary key (gateway, settlement_no)
  ) ${strict}`;
