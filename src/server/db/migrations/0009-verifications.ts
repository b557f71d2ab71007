import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Words = { text: string; int: string; strict: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  const statements = [verifications(words), ...indexes, complaints(words)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Byte order for text on both engines, so that sorting never depends on a machine's locale. */
function wordsFor(db: Kysely<unknown>): Words {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { text: 'text collate "C"', int: 'bigint', strict: '' }
    : { text: 'text', int: 'integer', strict: 'strict' };
}

const verifications = ({ text, int, strict }: Words) => `
  create table verifications (
    id ${text} not null primary key,
    case_id ${text} not null references cases (id),
    user_id ${text} not null references users (id),
    session_id ${text},
    person_index ${text} not null,
    kind ${text} not null check (kind in ('doctor', 'friend', 'sickFriend')),
    relation ${text} not null,
    real_name_sealed ${text} not null,
    id_card_sealed ${text},
    shown_name ${text} not null,
    hospital ${text} not null,
    content ${text} not null,
    like_count ${int} not null check (like_count >= 0),
    created_at ${int} not null,
    counted_at ${int},
    selected_at ${int},
    hidden_at ${int},
    unique (case_id, user_id),
    unique (case_id, person_index),
    constraint verifications_doctor_has_hospital check (kind <> 'doctor' or hospital <> '')
  ) ${strict}`;

/** Of those that are counted and shown. */
const shown = 'where counted_at is not null and hidden_at is null';
const indexes = [
  `create index verifications_newest on verifications (case_id, created_at desc, id desc) ${shown}`,
  `create index verifications_kind on verifications (case_id, kind, created_at desc, id desc) ${shown}`,
];

const complaints = ({ text, int, strict }: Words) => `
  create table verification_complaints (
    verification_id ${text} not null references verifications (id),
    user_id ${text} not null references users (id),
    reason ${text} not null,
    state ${text} not null check (state in ('open', 'upheld', 'dismissed')),
    created_at ${int} not null,
    primary key (verification_id, user_id)
  ) ${strict}`;
