import { refusingWhere } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

export const leadStart = (words: SqlWords): string[] => [
  adviserCities(words),
  'create index adviser_cities_of on adviser_cities (city, adviser_id)',
  leads(words),
  ...leadIndexes,
  leadLog(words),
  'create index lead_log_of on lead_log (lead_id, position)',
  greenPaths(words),
  ...greenIndexes,
  greenSteps(words),
  referralMembers(words),
  referralRewards(words),
  ...guards(words.engine),
];

const adviserCities = ({ text, strict }: SqlWords) => `
  create table adviser_cities (
    adviser_id ${text} not null references advisers (id),
    city ${text} not null check (city <> ''),
    primary key (adviser_id, city)
  ) ${strict}`;

const leads = ({ text, int, strict }: SqlWords) => `
  create table leads (
    id ${text} not null primary key references inquiries (id),
    city ${text} not null,
    channel ${text} not null,
    inviter_user_id ${text} references users (id),
    adviser_id ${text} references advisers (id),
    reach ${text} not null check (reach in ('named', 'city', 'region', 'common')),
    state ${text} not null check (state in ('open', 'talking', 'started', 'closed')),
    outcome ${text},
    tries ${int} not null check (tries >= 0),
    promised_at ${int} not null,
    due_at ${int} not null,
    escalated_at ${int},
    case_id ${text} references cases (id),
    passed_at ${int},
    referred_at ${int},
    created_at ${int} not null,
    changed_at ${int} not null,
    constraint leads_passed check (passed_at is null or case_id is not null),
    constraint leads_referred check (
      referred_at is null or (passed_at is not null and inviter_user_id is not null))
  ) ${strict}`;

/** A case is referred once, whoever else invited its family. */
const leadIndexes = [
  'create index leads_of_adviser on leads (adviser_id, due_at, id) where adviser_id is not null',
  'create index leads_common on leads (due_at, id) where adviser_id is null',
  `create index leads_late on leads (due_at) where state = 'open' and adviser_id is not null`,
  'create index leads_changed on leads (changed_at, id)',
  `create index leads_of_inviter on leads (inviter_user_id, created_at desc, id desc)
     where inviter_user_id is not null`,
  'create unique index leads_of_case on leads (case_id) where passed_at is not null',
];

const leadLog = ({ text, int, strict }: SqlWords) => `
  create table lead_log (
    lead_id ${text} not null references leads (id),
    position ${int} not null check (position >= 1),
    act ${text} not null check (act in ('given', 'claimed', 'called', 'handed', 'returned', 'late', 'revealed', 'passed')),
    by_user_id ${text} references users (id),
    adviser_id ${text} references advisers (id),
    outcome ${text},
    note_sealed ${text},
    at ${int} not null,
    primary key (lead_id, position),
    constraint lead_log_outcome check ((act = 'called') = (outcome is not null))
  ) ${strict}`;

const greenPaths = ({ text, int, strict }: SqlWords) => `
  create table green_paths (
    id ${text} not null primary key references inquiries (id),
    user_id ${text} not null references users (id),
    state ${text} not null check (state in ('asked', 'looking', 'placed', 'refused')),
    due_at ${int} not null,
    created_at ${int} not null,
    changed_at ${int} not null
  ) ${strict}`;

const greenIndexes = [
  `create index green_paths_waiting on green_paths (due_at, id) where state in ('asked', 'looking')`,
  'create index green_paths_of on green_paths (user_id, created_at desc)',
];

const greenSteps = ({ text, int, strict }: SqlWords) => `
  create table green_path_steps (
    application_id ${text} not null references green_paths (id),
    position ${int} not null check (position >= 1),
    state ${text} not null check (state in ('looking', 'placed', 'refused')),
    words_sealed ${text} not null,
    by_user_id ${text} not null references users (id),
    at ${int} not null,
    primary key (application_id, position)
  ) ${strict}`;

const referralMembers = ({ text, int, strict }: SqlWords) => `
  create table referral_members (
    user_id ${text} not null primary key references users (id),
    inviter_id ${text} not null unique,
    rule ${text} not null,
    joined_at ${int} not null
  ) ${strict}`;

const referralRewards = ({ text, int, strict }: SqlWords) => `
  create table referral_rewards (
    user_id ${text} not null references referral_members (user_id),
    step ${int} not null check (step >= 1),
    amount ${int} not null check (amount > 0),
    claimed_at ${int} not null,
    primary key (user_id, step)
  ) ${strict}`;

const refusal = 'the log of a lead only grows: words alone may be blanked, or sealed anew';

/** Words of a family leave in time, or with its account; that there was a call stays. */
const kept = ['lead_id', 'position', 'act', 'by_user_id', 'adviser_id', 'outcome', 'at'];
const changes = kept.map((name) => `new.${name} is distinct from old.${name}`);

const guards = (engine: SqlWords['engine']): string[] => {
  const table = 'lead_log';
  const update = { name: 'lead_log_no_update', table, before: 'update' } as const;
  const remove = { name: 'lead_log_no_delete', table, before: 'delete' } as const;
  const condition = `((old.note_sealed is null and new.note_sealed is not null) or ${changes.join(' or ')})`;
  return [
    ...refusingWhere(engine, { ...update, condition }, refusal),
    ...refusingWhere(engine, { ...remove, condition: 'true' }, refusal),
  ];
};
