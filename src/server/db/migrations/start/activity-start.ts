import { activityApplications } from './activity-application-start.ts';
import { activityRefusals } from './activity-refusal-start.ts';
import { bonfires } from './bonfire-start.ts';
import { directed } from './directed-start.ts';
import { grantHolds } from './grant-hold-start.ts';
import { growOnly, refusingWhere } from './guards.ts';
import { lotStands } from './lot-stands.ts';
import { sponsorLinks } from './sponsor-link-start.ts';
import type { SqlWords } from './sql-words.ts';

export const activityStart = (words: SqlWords): string[] => [
  activities(words),
  activityRules(words),
  activityCases(words),
  activityGrants(words),
  ...grantHolds(words),
  ...activityApplications(words),
  ...activityRefusals(words),
  ...sponsorLinks(words),
  ...bonfires(words),
  ...directed(words),
  ...indexes,
  ...growOnly(
    words.engine,
    ['activity_rules', 'activity_grants', 'activity_refusals', 'bonfire_steps', 'share_subsidies'],
    'what an activity promised and gave only grows: a new rule is a new version',
  ),
  ...lotStands(words.engine),
  ...refusingWhere(
    words.engine,
    {
      name: 'activity_rules_in_order',
      table: 'activity_rules',
      before: 'insert',
      condition: isLate,
    },
    'a new rule holds from a later moment than the one before',
  ),
];

const activities = ({ text, int, strict }: SqlWords) => `
  create table activities (
    id ${text} not null primary key,
    type ${text} not null check (type in ('matchingDonation', 'qqMatchingDonation',
      'paymentChannelSubsidy', 'waterHelp', 'groupHelp', 'taskDonation', 'matchingShare',
      'venue', 'lottery')),
    name ${text} not null check (name <> ''),
    names ${text} not null default '{}',
    sponsor ${text} not null check (sponsor <> ''),
    status ${text} not null check (status in
      ('UNSTART', 'APPROVE', 'PAUSE', 'FREEZE', 'RISK_CONTROL', 'END_WITH_DONE',
      'END_WITH_TIME')),
    starts_at ${int} not null,
    ends_at ${int} not null,
    control_percent ${int} not null check (control_percent between 0 and 50),
    funded_in_fen ${int} not null check (funded_in_fen between 0 and 9007199254740991),
    returned_in_fen ${int} not null check (returned_in_fen between 0 and funded_in_fen),
    proposed_by ${text} not null references users (id),
    approved_by ${text} not null references users (id),
    approved_at ${int} not null,
    frozen_by ${text} references users (id),
    ended_at ${int},
    constraint activities_time check (ends_at > starts_at),
    constraint activities_four_eyes check (proposed_by <> approved_by),
    constraint activities_frozen check ((status = 'FREEZE') = (frozen_by is not null)),
    constraint activities_ended check (
      (status in ('END_WITH_DONE', 'END_WITH_TIME')) = (ended_at is not null))
  ) ${strict}`;

const activityRules = ({ text, int, strict }: SqlWords) => `
  create table activity_rules (
    activity_id ${text} not null references activities (id),
    version ${int} not null check (version >= 1),
    from_at ${int} not null,
    rule ${text} not null check (rule <> ''),
    hash ${text} not null,
    primary key (activity_id, version)
  ) ${strict}`;

const activityCases = ({ text, int, strict }: SqlWords) => `
  create table activity_cases (
    activity_id ${text} not null references activities (id),
    case_id ${text} not null references cases (id),
    matched_in_fen ${int} not null check (matched_in_fen between 0 and 9007199254740991),
    adds_to_gifts ${int} not null check (adds_to_gifts in (0, 1)),
    drawn ${text} check (drawn in ('CONTROL', 'MATCHED')),
    raised_before_in_fen ${int} not null,
    raised_after_in_fen ${int},
    left_at ${int},
    constraint activity_cases_control check
      (drawn is null or drawn <> 'CONTROL' or (adds_to_gifts = 0 and matched_in_fen = 0)),
    constraint activity_cases_left check ((left_at is null) = (raised_after_in_fen is null)),
    primary key (activity_id, case_id)
  ) ${strict}`;

const activityGrants = ({ text, int, strict }: SqlWords) => `
  create table activity_grants (
    cause ${text} not null primary key check (cause <> ''),
    order_id ${text} unique references donations (id),
    activity_id ${text} not null,
    rule_version ${int} not null,
    case_id ${text} not null,
    user_id ${text} not null references users (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    day ${text} not null,
    created_at ${int} not null,
    foreign key (activity_id, rule_version) references activity_rules (activity_id, version),
    foreign key (activity_id, case_id) references activity_cases (activity_id, case_id),
    constraint activity_grants_of_gift check (order_id is null or cause = order_id)
  ) ${strict}`;

/** A case is in one activity at a time, so that a gift is matched once. */
const indexes = [
  'create index activities_newest on activities (approved_at desc, id desc)',
  `create unique index activity_cases_one_running on activity_cases (case_id)
     where left_at is null and adds_to_gifts = 1`,
  'create index activity_grants_of_day on activity_grants (user_id, day)',
  'create index activity_grants_of_activity on activity_grants (activity_id, created_at desc, cause desc)',
  'create index activity_grants_of_case on activity_grants (case_id, created_at desc, cause desc)',
];

/** A version holds from a moment on, which comes after that of the version before. */
const isLate = `exists (select 1 from activity_rules as earlier
  where earlier.activity_id = new.activity_id
    and (earlier.version >= new.version or earlier.from_at >= new.from_at))`;
