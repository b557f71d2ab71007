import type { SqlWords } from './sql-words.ts';

export const withdrawalStart = (words: SqlWords): string[] => [
  withdrawals(words),
  ...withdrawalIndexes,
  withdrawalInstalments(words),
];

const withdrawals = ({ text, int, strict }: SqlWords) => `
  create table withdrawals (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    applicant_user_id ${text} not null references users (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    purpose ${text} not null,
    plan ${text} not null,
    status ${text} not null check (status in
      ('REVIEWING', 'NOTICE', 'PAYING', 'PAID', 'REJECTED', 'CANCELLED')),
    created_at ${int} not null,
    updated_at ${int} not null,
    stop_raise ${int} not null default 0 check (stop_raise in (0, 1)),
    emergency ${int} not null default 0 check (emergency in (0, 1)),
    end_reason_before ${int},
    service_charge_option ${int} not null default 1 check (service_charge_option in (1, 2, 3, 4)),
    fee_basis_points ${int} not null default 0 check (fee_basis_points between 0 and 10000),
    fee_in_fen ${int} not null default 0,
    subsidy_in_fen ${int} not null default 0,
    net_in_fen ${int},
    payee_id ${text},
    payee_hash ${text},
    reviewer_user_id ${text} references users (id),
    second_reviewer_user_id ${text} references users (id),
    releaser_user_id ${text} references users (id),
    notice_started_at ${int},
    notice_ends_at ${int},
    refused_words ${text},
    refused_at ${int},
    answer ${text},
    answered_at ${int},
    given_back_in_fen ${int} not null default 0,
    paid_at ${int},
    ${withdrawalChecks}
  ) ${strict}`;

const withdrawalChecks = `
    constraint withdrawals_fee_by_option
      check (fee_in_fen >= 0 and (fee_in_fen = 0 or service_charge_option = 2)),
    constraint withdrawals_subsidy_by_option
      check (subsidy_in_fen >= 0 and (subsidy_in_fen = 0 or service_charge_option = 4)),
    constraint withdrawals_fee_and_net
      check (net_in_fen is null or (net_in_fen > 0 and fee_in_fen + net_in_fen = amount_in_fen)),
    constraint withdrawals_payee_whole check ((payee_id is null) = (payee_hash is null)),
    constraint withdrawals_reviewed_by_another check (reviewer_user_id <> applicant_user_id),
    constraint withdrawals_reviewed_by_a_third check (second_reviewer_user_id <> applicant_user_id
      and second_reviewer_user_id <> reviewer_user_id),
    constraint withdrawals_released_by_another check (releaser_user_id is null
      or (reviewer_user_id is not null
        and releaser_user_id <> applicant_user_id and releaser_user_id <> reviewer_user_id
        and (second_reviewer_user_id is null or releaser_user_id <> second_reviewer_user_id))),
    constraint withdrawals_refused_whole check ((refused_words is null) = (refused_at is null)),
    constraint withdrawals_answer_whole
      check ((answer is null) = (answered_at is null) and (answer is null or answer <> '')),
    constraint withdrawals_notice_whole
      check ((notice_started_at is null) = (notice_ends_at is null)),
    constraint withdrawals_given_back check (given_back_in_fen between 0 and amount_in_fen)`;

const withdrawalIndexes = [
  `create unique index withdrawals_one_open on withdrawals (case_id)
     where status in ('REVIEWING', 'NOTICE', 'PAYING')`,
  'create index withdrawals_case on withdrawals (case_id, created_at desc, id desc)',
  'create index withdrawals_amount on withdrawals (amount_in_fen)',
  'create index withdrawals_queue on withdrawals (status, created_at, id)',
  `create index withdrawals_shown on withdrawals (created_at desc, id desc)
     where notice_started_at is not null`,
];

/** Keeps the plan of a withdrawal: one row for each payout it needs. */
const withdrawalInstalments = ({ text, int, strict }: SqlWords) => `
  create table withdrawal_instalments (
    withdrawal_id ${text} not null references withdrawals (id),
    position ${int} not null check (position >= 1),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    fee_in_fen ${int} not null check (fee_in_fen >= 0),
    subsidy_in_fen ${int} not null check (subsidy_in_fen >= 0),
    net_in_fen ${int} not null check (net_in_fen > 0),
    primary key (withdrawal_id, position),
    constraint withdrawal_instalments_fee_and_net check (fee_in_fen + net_in_fen = amount_in_fen)
  ) ${strict}`;
