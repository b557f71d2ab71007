import type { SqlWords } from './sql-words.ts';

export const workStart = (words: SqlWords): string[] => [
  idempotencyKeys(words),
  'create index idempotency_keys_age on idempotency_keys (created_at)',
  jobs(words),
  ...jobIndexes,
  switches(words),
];

const idempotencyKeys = ({ text, int, strict }: SqlWords) => `
  create table idempotency_keys (
    key ${text} not null,
    call ${text} not null,
    owner ${text} not null,
    body_hash ${text} not null check (body_hash <> ''),
    answer ${text} not null,
    created_at ${int} not null,
    primary key (key, call)
  ) ${strict}`;

const jobs = ({ text, int, strict }: SqlWords) => `
  create table jobs (
    id ${text} not null primary key,
    name ${text} not null,
    payload ${text} not null,
    dedupe_key ${text},
    run_at ${int} not null,
    attempts ${int} not null check (attempts >= 0),
    leased_by ${text},
    leased_until ${int},
    done_at ${int},
    failed_at ${int},
    last_error ${text},
    answered_at ${int},
    constraint jobs_lease_whole check ((leased_by is null) = (leased_until is null)),
    constraint jobs_one_end check (done_at is null or failed_at is null),
    constraint jobs_answered_given_up check (answered_at is null or failed_at is not null)
  ) ${strict}`;

const jobIndexes = [
  'create index jobs_waiting on jobs (run_at, id) where done_at is null and failed_at is null',
  `create unique index jobs_waiting_once on jobs (dedupe_key)
     where done_at is null and failed_at is null`,
  `create index jobs_given_up on jobs (name, failed_at)
     where failed_at is not null and answered_at is null`,
];

const switches = ({ text, int, strict }: SqlWords) => `
  create table switches (
    name ${text} not null primary key,
    value ${text} not null,
    reason ${text} not null,
    set_at ${int} not null
  ) ${strict}`;
