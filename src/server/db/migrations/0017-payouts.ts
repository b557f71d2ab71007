import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    ...moreOfWithdrawals(words),
    instalments(words),
    payouts(words),
    ...payoutIndexes,
    sweeps(words),
    objections(words),
    ...objectionIndexes,
    fundUses(words),
    ...fundUseIndexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

/** A CHECK stands with the last of the columns it compares, the one way both engines add it. */
const moreOfWithdrawals = ({ text, int }: Words) =>
  [
    `stop_raise ${int} not null default 0 check (stop_raise in (0, 1))`,
    `emergency ${int} not null default 0 check (emergency in (0, 1))`,
    `end_reason_before ${int}`,
    `service_charge_option ${int} not null default 1 check (service_charge_option in (1, 2, 3, 4))`,
    `fee_basis_points ${int} not null default 0 check (fee_basis_points between 0 and 10000)`,
    `fee_in_fen ${int} not null default 0
       check (fee_in_fen >= 0 and (fee_in_fen = 0 or service_charge_option = 2))`,
    `subsidy_in_fen ${int} not null default 0
       check (subsidy_in_fen >= 0 and (subsidy_in_fen = 0 or service_charge_option = 4))`,
    `net_in_fen ${int} constraint withdrawals_fee_and_net
       check (net_in_fen is null or (net_in_fen > 0 and fee_in_fen + net_in_fen = amount_in_fen))`,
    `payee_id ${text}`,
    `payee_hash ${text} check ((payee_id is null) = (payee_hash is null))`,
    `reviewer_user_id ${text} references users (id) constraint withdrawals_reviewed_by_another
       check (reviewer_user_id <> applicant_user_id)`,
    `second_reviewer_user_id ${text} references users (id)
       constraint withdrawals_reviewed_by_a_third check (second_reviewer_user_id <> applicant_user_id
         and second_reviewer_user_id <> reviewer_user_id)`,
    `releaser_user_id ${text} references users (id) constraint withdrawals_released_by_another
       check (releaser_user_id is null or (reviewer_user_id is not null
         and releaser_user_id <> applicant_user_id and releaser_user_id <> reviewer_user_id
         and (second_reviewer_user_id is null or releaser_user_id <> second_reviewer_user_id)))`,
    `notice_started_at ${int}`,
    `notice_ends_at ${int} check ((notice_started_at is null) = (notice_ends_at is null))`,
    `refused_words ${text}`,
    `given_back_in_fen ${int} not null default 0
       check (given_back_in_fen between 0 and amount_in_fen)`,
    `paid_at ${int}`,
  ].map((column) => `alter table withdrawals add column ${column}`);

/** The plan of a withdrawal: one row for each payout it needs. */
const instalments = ({ text, int, strict }: Words) => `
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

const payouts = ({ text, int, strict }: Words) => `
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
  'create unique index payouts_receipt on payouts (gateway, receipt_no) where receipt_no is not null',
  'create unique index payouts_return on payouts (gateway, return_no) where return_no is not null',
  'create index payouts_of_withdrawal on payouts (withdrawal_id, position, created_at)',
  `create index payouts_waiting on payouts (updated_at, payout_no)
     where status in ('READY', 'SUBMITTED')`,
];

/** Money moved from a gateway to the custody bank, once for each instalment. */
const sweeps = ({ text, int, strict }: Words) => `
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
    unique (withdrawal_id, position),
    unique (gateway, gateway_sweep_no),
    foreign key (withdrawal_id, position) references withdrawal_instalments (withdrawal_id, position),
    constraint sweeps_number_of_done check ((status = 'SUCCESS') = (gateway_sweep_no is not null))
  ) ${strict}`;

const objections = ({ text, int, strict }: Words) => `
  create table withdrawal_objections (
    id ${text} not null primary key,
    withdrawal_id ${text} not null references withdrawals (id),
    user_id ${text} not null references users (id),
    content ${text} not null check (content <> ''),
    state ${text} not null check (state in ('open', 'answered', 'upheld')),
    first_words ${text},
    first_by ${text} references users (id),
    first_at ${int},
    second_words ${text},
    second_by ${text} references users (id),
    second_at ${int},
    created_at ${int} not null,
    unique (withdrawal_id, user_id),
    constraint withdrawal_objections_first_whole check (
      (first_by is null) = (first_words is null) and (first_by is null) = (first_at is null)),
    constraint withdrawal_objections_second_whole check (
      (second_by is null) = (second_words is null) and (second_by is null) = (second_at is null)),
    constraint withdrawal_objections_answered_by_two check (
      second_by is null or (first_by is not null and second_by <> first_by)),
    constraint withdrawal_objections_not_by_the_objector check (
      (first_by is null or first_by <> user_id) and (second_by is null or second_by <> user_id)),
    constraint withdrawal_objections_closed_with_words check (
      state = 'open' or (state = 'upheld' and first_by is not null)
      or (state = 'answered' and second_by is not null))
  ) ${strict}`;

const objectionIndexes = [
  `create index withdrawal_objections_open on withdrawal_objections (withdrawal_id)
     where state = 'open'`,
  `create index withdrawal_objections_of on withdrawal_objections (withdrawal_id, created_at, id)`,
];

/** What the public is owed after a withdrawal was paid: how it was used. */
const fundUses = ({ text, int, strict }: Words) => `
  create table fund_uses (
    withdrawal_id ${text} not null primary key references withdrawals (id),
    case_id ${text} not null references cases (id),
    due_at ${int} not null,
    reminded_at ${int},
    overdue_told_at ${int},
    post_id ${text},
    shown_at ${int},
    created_at ${int} not null,
    constraint fund_uses_shown_by_a_post check ((post_id is null) = (shown_at is null))
  ) ${strict}`;

const fundUseIndexes = [
  'create index fund_uses_of_case on fund_uses (case_id, due_at)',
  'create index fund_uses_owed on fund_uses (due_at, withdrawal_id) where shown_at is null',
];
