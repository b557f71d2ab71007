import type { SqlWords } from './sql-words.ts';

export const verificationStart = (words: SqlWords): string[] => [
  hospitalCodes(words),
  verifications(words),
  ...verificationIndexes,
  verificationComplaints(words),
];

const hospitalCodes = ({ text, int, strict }: SqlWords) => `
  create table hospital_codes (
    id ${text} not null primary key,
    hospital ${text} not null check (hospital <> ''),
    code_hash ${text} not null unique,
    most_uses ${int} not null check (most_uses > 0),
    used_count ${int} not null check (used_count between 0 and most_uses),
    issued_by ${text} not null references users (id),
    issued_at ${int} not null,
    expires_at ${int} not null check (expires_at > issued_at),
    revoked_by ${text} references users (id),
    revoked_at ${int},
    constraint hospital_codes_revoked check ((revoked_by is null) = (revoked_at is null))
  ) ${strict}`;

const verifications = ({ text, int, strict }: SqlWords) => `
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
    withdrawn_at ${int},
    confirmed_at ${int},
    confirmed_by ${text},
    hospital_code_id ${text} references hospital_codes (id),
    card_seen_at ${int},
    card_seen_by ${text},
    trust_rank ${int} not null generated always as (case when confirmed_at is not null then 3
      when card_seen_at is not null then 2 when kind <> 'doctor' then 1 else 0 end) stored,
    invited ${int} not null default 0 check (invited in (0, 1)),
    unique (case_id, user_id),
    unique (case_id, person_index),
    constraint verifications_doctor_has_hospital check (kind <> 'doctor' or hospital <> ''),
    constraint verifications_only_doctors_confirmed check (confirmed_at is null
      or (kind = 'doctor' and (confirmed_by is not null or hospital_code_id is not null))),
    constraint verifications_code_confirms check (hospital_code_id is null
      or confirmed_at is not null),
    constraint verifications_only_doctors_show_cards check (card_seen_at is null
      or (kind = 'doctor' and card_seen_by is not null))
  ) ${strict}`;

const verificationIndexes = [
  'create index hospital_codes_newest on hospital_codes (issued_at desc, id desc)',
  `create index verifications_shown on verifications
     (case_id, trust_rank desc, created_at desc, id desc)
     where counted_at is not null and hidden_at is null`,
  `create index verifications_kind on verifications
     (case_id, kind, trust_rank desc, created_at desc, id desc)
     where counted_at is not null and hidden_at is null`,
  `create index verifications_latest on verifications (counted_at desc, id desc)
     where counted_at is not null and hidden_at is null`,
  'create index verifications_of_person on verifications (user_id, created_at desc, id desc)',
  `create index verifications_of_code on verifications (hospital_code_id)
     where hospital_code_id is not null`,
  `create index verifications_of_case on verifications
     (case_id, trust_rank desc, created_at desc, id desc)`,
];

const verificationComplaints = ({ text, int, strict }: SqlWords) => `
  create table verification_complaints (
    verification_id ${text} not null references verifications (id),
    user_id ${text} not null references users (id),
    reason ${text} not null,
    state ${text} not null check (state in ('open', 'upheld', 'dismissed')),
    created_at ${int} not null,
    primary key (verification_id, user_id)
  ) ${strict}`;
