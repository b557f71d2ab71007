import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    caseRefunds(words),
    ...caseRefundIndexes,
    ...refundColumns(words),
    ...refundIndexes,
    gatewayBills(words),
    differences(words),
    ...differenceIndexes,
    turnover(words),
    fillTurnover,
    ...publicityIndexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const amount = 'between 0 and 9007199254740991';

const caseRefunds = ({ text, int, strict }: Words) => `
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
    amount_in_fen ${int} not null check (amount_in_fen ${amount}),
    gift_count ${int} not null check (gift_count >= 0),
    returned_in_fen ${int} not null check (returned_in_fen between 0 and amount_in_fen),
    returned_count ${int} not null check (returned_count between 0 and gift_count),
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

/** `account` is sealed: where a donor wants a gift that can't go back the way it came. */
const refundColumns = ({ text, int }: Words) => [
  `alter table refunds add column case_refund_id ${text} references case_refunds (id)`,
  `alter table refunds add column attempts ${int} not null default 0 check (attempts >= 0)`,
  `alter table refunds add column next_try_at ${int}`,
  `alter table refunds add column needs_account ${int} not null default 0
     check (needs_account in (0, 1))`,
  `alter table refunds add column failure ${text}`,
  `alter table refunds add column account ${text}`,
  `alter table refunds add column account_mask ${text}`,
  `alter table refunds add column account_count ${int} not null default 0
     check (account_count >= 0)`,
];

const refundIndexes = [
  `create index refunds_due on refunds (next_try_at, refund_no) where next_try_at is not null`,
  `create index refunds_by_success on refunds (gateway, updated_at) where status = 'SUCCESS'`,
  `create index donations_by_payment on donations (paid_at) where paid_at is not null`,
  `create index gateway_receipts_unmatched on gateway_receipts (created_at)
     where kind <> 'donation'`,
  'create index refunds_of_case_refund on refunds (case_refund_id, refund_no)',
  `create index refunds_failed on refunds (case_refund_id, refund_no)
     where status = 'ERROR' or needs_account = 1`,
];

const gatewayBills = ({ text, int, strict }: Words) => `
  create table gateway_bills (
    gateway ${text} not null,
    day ${text} not null,
    line_count ${int} not null check (line_count >= 0),
    paid_in_fen ${int} not null check (paid_in_fen ${amount}),
    returned_in_fen ${int} not null check (returned_in_fen ${amount}),
    difference_count ${int} not null check (difference_count >= 0),
    checked_at ${int} not null,
    primary key (gateway, day)
  ) ${strict}`;

const differences = ({ text, int, strict }: Words) => `
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
    unique (gateway, day, kind, subject, number)
  ) ${strict}`;

const differenceIndexes = [
  'create index differences_open on differences (created_at, id) where settled_at is null',
];

const turnover = ({ text, int, strict }: Words) => `
  create table ledger_turnover (
    kind ${text} not null,
    account_kind ${text} not null,
    amount_in_fen ${int} not null,
    primary key (kind, account_kind)
  ) ${strict}`;

const fillTurnover = `
  insert into ledger_turnover (kind, account_kind, amount_in_fen)
  select transfer.kind, account.kind, cast(sum(entry.amount_in_fen) as bigint)
  from ledger_transfers as transfer
  join ledger_entries as entry on entry.transfer_id = transfer.id
  join ledger_accounts as account on account.id = entry.account_id
  group by transfer.kind, account.kind`;

/** What the public list of all money reads, newest first. */
const publicityIndexes = [
  `create index withdrawals_shown on withdrawals (created_at desc, id desc)
     where status not in ('REVIEWING', 'REJECTED', 'CANCELLED')`,
  'create index fund_uses_newest on fund_uses (created_at desc, withdrawal_id desc)',
  'create index cases_finished on cases (status, finished_at desc, id desc)',
];
