import type { SqlWords } from './sql-words.ts';

export const raisingStart = (words: SqlWords): string[] => [
  caseParts(words),
  casePayees(words),
  ...casePayeeIndexes,
  caseErasures(words),
  caseConsents(words),
  'create index case_consents_case on case_consents (case_id, person, agreed_at)',
];

const caseParts = ({ text, int, strict }: SqlWords) => `
  create table case_parts (
    case_id ${text} not null references cases (id),
    part ${text} not null check (part in
      ('base', 'patient', 'treatment', 'hospital', 'payee', 'household', 'publisher', 'materials')),
    content_sealed ${text},
    draft_sealed ${text},
    status ${int} not null check (status between 1 and 4),
    refusals ${text} not null,
    version ${int} not null check (version >= 1),
    updated_at ${int} not null,
    submitted_at ${int},
    passed_at ${int},
    primary key (case_id, part),
    constraint case_parts_submitted_whole check (status <> 4 or content_sealed is not null),
    constraint case_parts_passed_whole check (status <> 2 or passed_at is not null)
  ) ${strict}`;

const caseErasures = ({ text, int, strict }: SqlWords) => `
  create table case_erasures (
    case_id ${text} not null primary key references cases (id),
    papers_at ${int},
    accounts_at ${int}
  ) ${strict}`;

const casePayees = ({ text, int, strict }: SqlWords) => `
  create table case_payees (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in ('person', 'hospital')),
    account_sealed ${text} not null,
    account_index ${text} not null,
    id_card_index ${text},
    mobile_index ${text},
    payee_hash ${text} not null,
    masked_name ${text} not null,
    masked_account ${text} not null,
    bank_name ${text} not null,
    relation ${text} not null,
    status ${text} not null
      check (status in ('draft', 'submitted', 'passed', 'refused', 'replaced', 'takenBack')),
    effective_at ${int},
    submitted_by ${text} not null references users (id),
    reviewed_by ${text} references users (id),
    created_at ${int} not null,
    name_answer ${text} check (name_answer in ('same', 'other', 'unknown')),
    name_asked_at ${int},
    name_reference ${text},
    constraint case_payees_name check ((name_answer is null) = (name_asked_at is null)),
    constraint case_payees_name_reference check (name_reference is null or name_asked_at is not null),
    constraint case_payees_four_eyes check (reviewed_by <> submitted_by),
    constraint case_payees_passed_whole check (status <> 'passed' or effective_at is not null)
  ) ${strict}`;

const casePayeeIndexes = [
  'create index case_payees_case on case_payees (case_id, effective_at)',
  'create index case_payees_account on case_payees (account_index)',
  'create index case_payees_person on case_payees (id_card_index)',
  'create index case_payees_mobile on case_payees (mobile_index)',
  `create unique index case_payees_submitted on case_payees (case_id)
     where status = 'submitted'`,
];

const caseConsents = ({ text, int, strict }: SqlWords) => `
  create table case_consents (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    person ${text} not null check (person in ('patient', 'publisher', 'payee')),
    given_by ${text} not null check (given_by in ('own', 'guardian')),
    agreements ${text} not null,
    user_id ${text} not null references users (id),
    agreed_at ${int} not null
  ) ${strict}`;
