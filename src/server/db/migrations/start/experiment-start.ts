import type { SqlWords } from './sql-words.ts';

export const experimentStart = (words: SqlWords): string[] => [
  experiments(words),
  ...experimentIndexes,
  exposures(words),
  gifts(words),
  'create index experiment_gifts_subject on experiment_gifts (experiment_id, subject)',
];

const experiments = ({ text, int, strict }: SqlWords) => `
  create table experiments (
    id ${text} not null primary key,
    rules ${text} not null,
    reason ${text} not null,
    proposed_by ${text} not null references users (id),
    confirmed_by ${text} not null references users (id),
    started_at ${int} not null,
    stopped_by ${text} references users (id),
    stopped_at ${int},
    stop_reason ${text},
    results ${text},
    constraint experiments_four_eyes check (confirmed_by <> proposed_by),
    constraint experiments_stopped_whole check (
      (stopped_at is null) = (stopped_by is null) and (stopped_at is null) = (stop_reason is null)
    ),
    constraint experiments_results_after check (results is null or stopped_at is not null)
  ) ${strict}`;

const experimentIndexes = [
  `create unique index experiments_running on experiments ((stopped_at is null))
     where stopped_at is null`,
  'create index experiments_newest on experiments (started_at desc, id desc)',
];

const exposures = ({ text, int, strict }: SqlWords) => `
  create table experiment_exposures (
    experiment_id ${text} not null references experiments (id),
    subject ${text} not null,
    group_no ${int} not null check (group_no in (0, 1)),
    exposed_at ${int} not null,
    primary key (experiment_id, subject)
  ) ${strict}`;

const gifts = ({ text, strict }: SqlWords) => `
  create table experiment_gifts (
    order_id ${text} not null primary key references donations (id),
    experiment_id ${text} not null,
    subject ${text} not null,
    foreign key (experiment_id, subject) references experiment_exposures (experiment_id, subject)
  ) ${strict}`;
