import type { SqlWords } from './sql-words.ts';

export const workStart = (words: SqlWords): string[] => [
  idempotencyKeys(words),
  'create index idempotency_keys_age on idempotency_keys (created_at)',
  keyVersions(words),
  jobs(words),
  ...jobIndexes,
  switches(words),
  serviceHours(words),
  browserErrors(words),
  'create index browser_errors_last on browser_errors (last_seen_at, hash)',
  browserErrorDays(words),
  uvDays(words),
  uvMarks(words),
  backupRuns(words),
];

const idempotencyKeys = ({ text, int, strict }: SqlWords) => `
  create table idempotency_keys (
    key ${text} not null,
    call ${text} not null,
    owner ${text} not null,
    body_hash ${text} not null check (body_hash <> ''),
    answer_sealed ${text} not null,
    created_at ${int} not null,
    primary key (key, call)
  ) ${strict}`;

const keyVersions = ({ text, int, strict }: SqlWords) => `
  create table key_versions (
    id ${text} not null primary key,
    version ${int} not null unique check (version > 0),
    root_id ${text} not null,
    wrapped ${text} not null,
    made_at ${int} not null,
    used_from ${int} not null,
    retired_at ${int},
    constraint key_versions_retired_gone check ((retired_at is null) = (wrapped <> ''))
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

const serviceHours = ({ text, int, strict }: SqlWords) => `
  create table service_hours (
    hour ${int} not null,
    objective ${text} not null,
    asked ${int} not null check (asked >= 0),
    missed ${int} not null check (missed between 0 and asked),
    primary key (hour, objective)
  ) ${strict}`;

const browserErrors = ({ text, int, strict }: SqlWords) => `
  create table browser_errors (
    hash ${text} not null primary key,
    type ${text} not null,
    place ${text} not null,
    reason ${text} not null,
    count ${int} not null check (count > 0),
    first_seen_at ${int} not null,
    last_seen_at ${int} not null
  ) ${strict}`;

const browserErrorDays = ({ text, int, strict }: SqlWords) => `
  create table browser_error_days (
    day ${text} not null,
    type ${text} not null,
    count ${int} not null check (count > 0),
    primary key (day, type)
  ) ${strict}`;

const uvDays = ({ text, int, strict }: SqlWords) => `
  create table uv_days (
    day ${text} not null,
    biz_id ${text} not null,
    uv_count ${int} not null check (uv_count > 0),
    primary key (day, biz_id)
  ) ${strict}`;

const uvMarks = ({ text, strict }: SqlWords) => `
  create table uv_marks (
    day ${text} not null,
    biz_id ${text} not null,
    visitor ${text} not null,
    primary key (day, biz_id, visitor)
  ) ${strict}`;

const backupRuns = ({ text, int, strict }: SqlWords) => `
  create table backup_runs (
    kind ${text} not null primary key,
    worked_at ${int},
    found ${text},
    failed_at ${int},
    reason ${text},
    constraint backup_runs_say_why check ((failed_at is null) = (reason is null))
  ) ${strict}`;
