import type { SqlWords } from './sql-words.ts';

export const directed = (words: SqlWords): string[] => [
  promises(words),
  shareSubsidies(words),
  refusals(words),
  sums(words),
  ...indexes,
];

const promises = ({ text, int, strict }: SqlWords) => `
  create table pool_promises (
    id ${text} not null primary key,
    kind ${text} not null check (kind in ('allowance', 'redPocket')),
    activity_id ${text} not null,
    rule_version ${int} not null,
    user_id ${text} not null references users (id),
    case_id ${text} references cases (id),
    order_id ${text} unique references donations (id),
    amount_in_fen ${int} not null check (amount_in_fen between 1 and 9007199254740991),
    status ${text} not null check (status in ('OPEN', 'GIVEN', 'EXPIRED', 'TAKEN_BACK')),
    made_at ${int} not null,
    ends_at ${int} not null,
    settled_at ${int},
    foreign key (activity_id, rule_version) references activity_rules (activity_id, version),
    constraint pool_promises_pocket check ((kind = 'redPocket') = (order_id is not null)),
    constraint pool_promises_settled check ((status = 'OPEN') = (settled_at is null)),
    constraint pool_promises_case check (
      case_id is not null or (kind = 'allowance' and status <> 'GIVEN'))
  ) ${strict}`;

const shareSubsidies = ({ text, int, strict }: SqlWords) => `
  create table share_subsidies (
    cause ${text} not null primary key references activity_grants (cause),
    activity_id ${text} not null references activities (id),
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    visitor_user_id ${text} not null references users (id),
    created_at ${int} not null,
    unique (activity_id, user_id, case_id),
    unique (activity_id, visitor_user_id),
    constraint share_subsidies_other check (visitor_user_id <> user_id)
  ) ${strict}`;

const refusals = ({ text, int, strict }: SqlWords) => `
  create table grant_refusals (
    activity_id ${text} not null references activities (id),
    kind ${text} not null check (kind in ('allowance', 'redPocket', 'share', 'gift', 'member')),
    because ${text} not null check (because <> ''),
    times ${int} not null check (times >= 1),
    primary key (activity_id, kind, because)
  ) ${strict}`;

const sums = ({ text, int, strict }: SqlWords) => `
  create table grant_sums (
    activity_id ${text} not null references activities (id),
    kind ${text} not null check (kind in ('allowance', 'redPocket', 'share', 'gift')),
    status ${text} not null check (status in ('OPEN', 'GIVEN', 'EXPIRED', 'TAKEN_BACK')),
    times ${int} not null check (times >= 0),
    amount_in_fen ${int} not null check (amount_in_fen >= 0),
    primary key (activity_id, kind, status)
  ) ${strict}`;

/** A person has one allowance for ever, and one pocket for a case and activity. */
const indexes = [
  `create unique index pool_promises_one_allowance on pool_promises (user_id)
     where kind = 'allowance' and status in ('OPEN', 'GIVEN')`,
  `create unique index pool_promises_one_pocket on pool_promises (activity_id, user_id, case_id)
     where kind = 'redPocket'`,
  `create index pool_promises_open on pool_promises (activity_id, case_id) where status = 'OPEN'`,
  'create index pool_promises_of_person on pool_promises (user_id, made_at desc, id desc)',
  'create index share_subsidies_of_case on share_subsidies (activity_id, case_id)',
  'create index share_subsidies_of_person on share_subsidies (user_id, case_id)',
];
