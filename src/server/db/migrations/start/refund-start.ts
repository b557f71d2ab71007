import { grantReturns } from './grant-return-start.ts';
import { passing } from './passing-start.ts';
import type { SqlWords } from './sql-words.ts';

export const refundStart = (words: SqlWords): string[] => [
  caseRefunds(words),
  ...caseRefundIndexes,
  refunds(words),
  ...refundIndexes,
  bankRefunds(words),
  ...bankRefundIndexes,
  ...grantReturns(words),
  ...passing(words),
];

/** It goes elsewhere than to a donor. */
const partsInFen = (int: string) =>
  ['matched', 'directed', 'passed']
    .map((part) => `${part}_in_fen ${int} not null default 0 check (${part}_in_fen >= 0),`)
    .join('\n');

const caseRefunds = ({ text, int, strict }: SqlWords) => `
  create table case_refunds (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in ('fundraiser', 'falseCase', 'ended', 'surplus', 'grace')),
    status ${text} not null check (status in
      ('APPLIED', 'PASSED', 'RUNNING', 'DONE', 'REFUSED', 'CANCELLED')),
    applicant_user_id ${text} references users (id),
    reason ${text} not null,
    reviewer_user_id ${text} references users (id),
    releaser_user_id ${text} references users (id),
    refusal ${text} not null,
    status_before ${text} not null,
    end_reason_before ${int},
    finished_at_before ${int},
    amount_in_fen ${int} not null check (amount_in_fen between 0 and 9007199254740991),
    gift_count ${int} not null check (gift_count >= 0),
    returned_in_fen ${int} not null check (returned_in_fen between 0 and amount_in_fen),
    returned_count ${int} not null check (returned_count between 0 and gift_count),
    ${partsInFen(int)}
    created_at ${int} not null,
    reviewed_at ${int},
    launched_at ${int},
    released_at ${int},
    held_at ${int},
    ended_at ${int},
    constraint case_refunds_applied_by_someone check (kind = 'grace' or applicant_user_id is not null),
    constraint case_refunds_three_persons check (
      (applicant_user_id is null or applicant_user_id <> coalesce(reviewer_user_id, ''))
      and (applicant_user_id is null or applicant_user_id <> coalesce(releaser_user_id, ''))
      and (reviewer_user_id is null or reviewer_user_id <> coalesce(releaser_user_id, ''))),
    constraint case_refunds_released check (
      kind = 'grace' or status not in ('RUNNING', 'DONE')
      or (reviewer_user_id is not null and releaser_user_id is not null)),
    constraint case_refunds_done_whole check (
      status <> 'DONE' or (returned_in_fen = amount_in_fen and returned_count = gift_count))
  ) ${strict}`;

const caseRefundIndexes = [
  `create unique index case_refunds_one_open on case_refunds (case_id)
     where status in ('APPLIED', 'PASSED', 'RUNNING') and kind <> 'grace'`,
  'create index case_refunds_case on case_refunds (case_id, created_at desc, id desc)',
  'create index case_refunds_applicant on case_refunds (applicant_user_id, created_at desc, id desc)',
  `create index case_refunds_shown on case_refunds (released_at desc, id desc)
     where released_at is not null and kind <> 'grace'`,
  `create index case_refunds_to_hold on case_refunds (released_at)
     where status = 'RUNNING' and held_at is null`,
];

const refunds = ({ text, int, strict }: SqlWords) => `
  create table refunds (
    refund_no ${text} not null primary key,
    order_id ${text} not null unique references donations (id),
    case_id ${text} not null references cases (id),
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    matched_in_fen ${int} not null default 0
      check (matched_in_fen between 0 and 9007199254740991),
    status ${text} not null check (status in ('REFUNDING', 'SUCCESS', 'ERROR')),
    gateway_refund_no ${text},
    created_at ${int} not null,
    updated_at ${int} not null,
    case_refund_id ${text} references case_refunds (id),
    attempts ${int} not null default 0 check (attempts >= 0),
    next_try_at ${int},
    needs_account ${int} not null default 0 check (needs_account in (0, 1)),
    found_none ${int} not null default 0 check (found_none in (0, 1)),
    failure ${text},
    account_sealed ${text},
    account_mask ${text},
    account_count ${int} not null default 0 check (account_count >= 0)
  ) ${strict}`;

const refundIndexes = [
  'create unique index refunds_gateway_refund on refunds (gateway, gateway_refund_no)',
  'create index refunds_case on refunds (case_id, created_at desc, refund_no desc)',
  'create index refunds_queue on refunds (status, updated_at, refund_no)',
  'create index refunds_due on refunds (next_try_at, refund_no) where next_try_at is not null',
  `create index refunds_by_success on refunds (gateway, updated_at) where status = 'SUCCESS'`,
  'create index refunds_of_case_refund on refunds (case_refund_id, refund_no)',
  `create index refunds_failed on refunds (case_refund_id, refund_no)
     where status = 'ERROR' or needs_account = 1`,
  `create index refunds_open on refunds (gateway) where status <> 'SUCCESS'`,
  `create index refunds_failed_of_case on refunds (case_id, refund_no) where status = 'ERROR'`,
];

const bankRefunds = ({ text, int, strict }: SqlWords) => `
  create table bank_refunds (
    payout_no ${text} not null primary key,
    refund_no ${text} not null references refunds (refund_no),
    gateway ${text} not null,
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('SUBMITTED', 'SUCCESS', 'FAILED', 'RETURNED')),
    receipt_no ${text},
    return_no ${text},
    created_at ${int} not null,
    paid_at ${int},
    returned_at ${int},
    updated_at ${int} not null,
    constraint bank_refunds_receipt_of_paid
      check ((status in ('SUCCESS', 'RETURNED')) = (receipt_no is not null and paid_at is not null)),
    constraint bank_refunds_return_of_returned
      check ((status = 'RETURNED') = (return_no is not null and returned_at is not null))
  ) ${strict}`;

/** Another account is paid only once the one before is known to have failed or sent it back. */
const bankRefundIndexes = [
  `create unique index bank_refunds_one_live on bank_refunds (refund_no)
     where status in ('SUBMITTED', 'SUCCESS')`,
  'create index bank_refunds_of_refund on bank_refunds (refund_no)',
  'create index bank_refunds_paid on bank_refunds (gateway, paid_at) where paid_at is not null',
  `create index bank_refunds_returned on bank_refunds (gateway, returned_at)
     where returned_at is not null`,
];
