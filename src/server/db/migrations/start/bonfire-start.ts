import type { SqlWords } from './sql-words.ts';

export const bonfires = (words: SqlWords): string[] => [
  teams(words),
  members(words),
  steps(words),
  ...indexes,
];

const teams = ({ text, int, strict }: SqlWords) => `
  create table bonfires (
    id ${text} not null primary key,
    activity_id ${text} not null,
    rule_version ${int} not null,
    case_id ${text} not null,
    starter_user_id ${text} not null references users (id),
    status ${text} not null check (status in ('APPROVE', 'END_WITH_DONE', 'END_WITH_TIME')),
    promised_in_fen ${int} not null check (promised_in_fen between 0 and 9007199254740991),
    started_at ${int} not null,
    ends_at ${int} not null,
    ended_at ${int},
    foreign key (activity_id, rule_version) references activity_rules (activity_id, version),
    foreign key (activity_id, case_id) references activity_cases (activity_id, case_id),
    constraint bonfires_time check (ends_at > started_at),
    constraint bonfires_ended check ((status = 'APPROVE') = (ended_at is null)),
    constraint bonfires_promise check (ended_at is null or promised_in_fen = 0)
  ) ${strict}`;

const members = ({ text, int, strict }: SqlWords) => `
  create table bonfire_members (
    bonfire_id ${text} not null references bonfires (id),
    user_id ${text} not null references users (id),
    case_id ${text} not null,
    place ${int} not null check (place >= 1),
    joined_at ${int} not null,
    order_id ${text} references donations (id),
    visitor_user_id ${text} references users (id),
    counted_at ${int},
    ended_at ${int},
    primary key (bonfire_id, user_id),
    unique (bonfire_id, place),
    constraint bonfire_members_counted check (
      (counted_at is not null) = (order_id is not null or visitor_user_id is not null))
  ) ${strict}`;

const steps = ({ text, int, strict }: SqlWords) => `
  create table bonfire_steps (
    bonfire_id ${text} not null references bonfires (id),
    step ${int} not null check (step >= 1),
    order_id ${text} not null references activity_grants (order_id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    created_at ${int} not null,
    primary key (bonfire_id, step)
  ) ${strict}`;

/** A person has one open team in a case; a gift and a visitor count once. */
const indexes = [
  'create index bonfires_of_case on bonfires (case_id, started_at desc, id desc)',
  'create index bonfires_open on bonfires (activity_id) where ended_at is null',
  `create unique index bonfire_members_one_open on bonfire_members (user_id, case_id)
     where ended_at is null`,
  `create unique index bonfire_members_gift on bonfire_members (order_id)
     where order_id is not null`,
  `create unique index bonfire_members_visitor on bonfire_members (bonfire_id, visitor_user_id)
     where visitor_user_id is not null`,
  'create index bonfire_steps_of_gift on bonfire_steps (order_id)',
];
