import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [
    parts(words),
    payees(words),
    'create index case_payees_case on case_payees (case_id, effective_at)',
    'create index case_payees_account on case_payees (account_index)',
    `create unique index case_payees_submitted on case_payees (case_id) where status = 'submitted'`,
    consents(words),
    'create index case_consents_case on case_consents (case_id, person, agreed_at)',
    `alter table cases add column patient_index ${words.text}`,
    `alter table cases add column stop_reason ${words.text}`,
    `create unique index cases_open_patient on cases (patient_index)
       where patient_index is not null and status <> 'FINISHED'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const parts = ({ text, int, strict }: Words) => `
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

const payees = ({ text, int, strict }: Words) => `
  create table case_payees (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    kind ${text} not null check (kind in ('person', 'hospital')),
    account_sealed ${text} not null,
    account_index ${text} not null,
    id_card_index ${text},
    payee_hash ${text} not null,
    masked_name ${text} not null,
    masked_account ${text} not null,
    bank_name ${text} not null,
    relation ${text} not null,
    status ${text} not null check (status in ('draft', 'submitted', 'passed', 'refused', 'replaced')),
    effective_at ${int},
    submitted_by ${text} not null references users (id),
    reviewed_by ${text} references users (id),
    created_at ${int} not null,
    constraint case_payees_four_eyes check (reviewed_by <> submitted_by),
    constraint case_payees_passed_whole check (status <> 'passed' or effective_at is not null)
  ) ${strict}`;

const consents = ({ text, int, strict }: Words) => `
  create table case_consents (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    person ${text} not null check (person in ('patient', 'publisher', 'payee')),
    given_by ${text} not null check (given_by in ('own', 'guardian')),
    agreements ${text} not null,
    user_id ${text} not null references users (id),
    agreed_at ${int} not null
  ) ${strict}`;
