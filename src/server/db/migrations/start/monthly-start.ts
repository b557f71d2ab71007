import { growOnly } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

const reasons = `('asked', 'refused', 'gateway', 'caseOver', 'caseFilled', 'unsigned', 'accountClosed')`;
const statuses = `('SIGNING', 'ACTIVE', 'PAUSED', 'ENDED')`;

/** Keeps gifts that are charged month by month. */
export const monthlyStart = (words: SqlWords): string[] => [
  gifts(words),
  // Only one goes on for a person and a family, or for those whom few people see.
  `create unique index monthly_gifts_one on monthly_gifts (user_id, (coalesce(case_id, '')))
     where status <> 'ENDED'`,
  'create index monthly_gifts_own on monthly_gifts (user_id, created_at desc, id desc)',
  'create index monthly_gifts_notice on monthly_gifts (notice_at) where notice_at is not null',
  'create index monthly_gifts_ask on monthly_gifts (ask_at) where ask_at is not null',
  'create index monthly_gifts_cancel on monthly_gifts (cancel_at) where cancel_at is not null',
  `create index monthly_gifts_of_case on monthly_gifts (case_id) where status <> 'ENDED'`,
  ...runs(words),
  changes(words),
  ...growOnly(words.engine, ['monthly_changes'], 'what became of a monthly gift only grows'),
];

const gifts = ({ text, int, strict }: SqlWords) => `
  create table monthly_gifts (
    id ${text} not null primary key,
    user_id ${text} not null references users (id),
    case_id ${text} references cases (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and most_in_fen),
    day ${int} not null check (day between 1 and 31),
    anonymous ${int} not null check (anonymous in (0, 1)),
    status ${text} not null check (status in ${statuses}),
    stop_reason ${text} check (stop_reason in ${reasons}),
    next_month ${text},
    notice_at ${int},
    gateway ${text} not null,
    merchant ${text} not null,
    app_id ${text} not null,
    pay_channel ${int} not null,
    platform ${int} not null,
    agreement_no ${text} not null unique,
    description ${text} not null,
    most_in_fen ${int} not null,
    return_url ${text} not null,
    notify_url ${text} not null,
    expires_at ${int} not null,
    sign_url ${text},
    account ${text} not null,
    ask_at ${int},
    cancel_at ${int},
    created_at ${int} not null,
    constraint monthly_gifts_stopped check
      ((stop_reason is not null) = (status in ('PAUSED', 'ENDED'))),
    constraint monthly_gifts_due check
      ((notice_at is not null) = (status = 'ACTIVE')
        and (next_month is not null) = (status = 'ACTIVE')),
    constraint monthly_gifts_cancelled check (cancel_at is null or status = 'ENDED')
  ) ${strict}`;

const runs = ({ text, int, strict }: SqlWords) => [
  `create table monthly_runs (
    gift_id ${text} not null references monthly_gifts (id),
    month ${text} not null check (length(month) = 7),
    amount_in_fen ${int} not null check (amount_in_fen > 0),
    trade_no ${text} not null unique,
    state ${text} not null check (state in ('SAID', 'CHARGING', 'CHARGED', 'SKIPPED', 'FAILED')),
    skip_reason ${text} check (skip_reason in
      ('paused', 'ended', 'noFamily', 'caseRests', 'closed', 'refused', 'givenBack')),
    order_id ${text} unique references donations (id),
    told_at ${int},
    next_try_at ${int},
    asked_at ${int},
    refused_count ${int} not null check (refused_count >= 0),
    constraint monthly_runs_open check ((next_try_at is not null) = (state in ('SAID', 'CHARGING'))),
    constraint monthly_runs_skipped check
      ((skip_reason is not null) = (state in ('SKIPPED', 'FAILED'))),
    constraint monthly_runs_charged check (state <> 'CHARGED' or order_id is not null),
    primary key (gift_id, month)
  ) ${strict}`,
  'create index monthly_runs_due on monthly_runs (next_try_at) where next_try_at is not null',
];

const changes = ({ text, int, strict }: SqlWords) => `
  create table monthly_changes (
    gift_id ${text} not null references monthly_gifts (id),
    position ${int} not null check (position > 0),
    status ${text} not null check (status in ${statuses}),
    stop_reason ${text} check (stop_reason in ${reasons}),
    amount_in_fen ${int} not null check (amount_in_fen > 0),
    changed_at ${int} not null,
    primary key (gift_id, position)
  ) ${strict}`;
