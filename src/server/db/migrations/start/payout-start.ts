import type { SqlWords } from './sql-words.ts';

export const payoutStart = (words: SqlWords): string[] => [
  payouts(words),
  ...payoutIndexes,
  sweeps(words),
  `create index sweeps_to_return on sweeps (back_asked_at, sweep_no)
     where back_asked_at is not null and back_at is null`,
  topUps(words),
  'create index top_ups_waiting on top_ups (created_at, top_up_no) where done_at is null',
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
    paid_at ${int},
    returned_at ${int},
    updated_at ${int} not null,
    foreign key (withdrawal_id, position) references withdrawal_instalments (withdrawal_id, position),
    constraint payouts_receipt_of_paid
      check ((status in ('SUCCESS', 'RETURNED')) = (receipt_no is not null and paid_at is not null)),
    constraint payouts_return_of_returned
      check ((status = 'RETURNED') = (return_no is not null and returned_at is not null)),
    constraint payouts_submitted check (status in ('READY', 'FAILED') or submitted_at is not null)
  ) ${strict}`;

/** A new number only once the old one is known to have failed or come back. */
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

/** Money moved from a gateway to the custody bank, once for each instalment. */
const sweeps = ({ text, int, strict }: SqlWords) => `
  create table sweeps (
    sweep_no ${text} not null primary key,
    gateway ${text} not null,
    withdrawal_id ${text} not null,
    position ${int} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('ASKED', 'SUCCESS')),
    gateway_sweep_no ${text},
    created_at ${int} not null,
    updated_at ${int} not null,
    back_asked_at ${int},
    gateway_back_no ${text},
    back_at ${int},
    unique (withdrawal_id, position),
    unique (gateway, gateway_sweep_no),
    foreign key (withdrawal_id, position) references withdrawal_instalments (withdrawal_id, position),
    constraint sweeps_number_of_done check ((status = 'SUCCESS') = (gateway_sweep_no is not null)),
    constraint sweeps_back_whole check (
      (back_at is null) = (gateway_back_no is null) and (back_at is null or back_asked_at is not null))
  ) ${strict}`;

const topUps = ({ text, int, strict }: SqlWords) => `
  create table top_ups (
    top_up_no ${text} not null primary key,
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    gateway_top_up_no ${text},
    created_at ${int} not null,
    done_at ${int},
    constraint top_ups_done_whole check ((done_at is null) = (gateway_top_up_no is null))
  ) ${strict}`;
