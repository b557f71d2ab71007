import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Fixed, Flag, Optional } from '#src/server/db/columns.ts';

export type VerificationsTable = {
  id: Fixed<string>; // verifyId
  case_id: Fixed<string>; // unique with user_id, and with person_index
  user_id: Fixed<string>;
  session_id: Fixed<string | null>; // which it was sent from, for the rule of trust
  person_index: Fixed<string>; // blind index of the identity card, else of the account
  kind: Fixed<'doctor' | 'friend' | 'sickFriend'>;
  relation: Fixed<string>; // who the verifier is to the patient
  real_name_sealed: string; // personal
  id_card_sealed: string | null; // secret
  shown_name: string; // published, masked
  hospital: Fixed<string>; // published; of doctors
  content: string; // published; empty once its author took it back
  like_count: number; // count of its likes
  created_at: Fixed<number>;
  counted_at: number | null; // since when the rule of trust is met; before, it is shown to nobody
  selected_at: number | null; // by the fundraiser, to stand first
  hidden_at: number | null; // by the fundraiser, or staff who upheld a complaint
  withdrawn_at: ColumnType<number | null, number | null | undefined, number>; // by its author
  confirmed_at: number | null; // since when staff know from the hospital that a doctor is one
  confirmed_by: string | null; // who of staff asked; nobody where the doctor gave a code
  hospital_code_id: Optional<string | null>; // the hospital's code that confirmed it
  card_seen_at: Optional<number | null>; // since when staff know a doctor's work card or paper
  card_seen_by: Optional<string | null>; // who of staff compared it
  trust_rank: GeneratedAlways<number>; // confirmed 3, card seen 2, no doctor 1, who only says so 0
  invited: Optional<Flag>; // came by the link that the family opened for its doctor
};

/** It is kept as a hash: only the hospital can say a code again. */
export type HospitalCodesTable = {
  id: Fixed<string>;
  hospital: Fixed<string>;
  code_hash: Fixed<string>; // unique
  most_uses: Fixed<number>;
  used_count: number;
  issued_by: Fixed<string>;
  issued_at: Fixed<number>;
  expires_at: Fixed<number>;
  revoked_by: string | null;
  revoked_at: number | null;
};

/** A person has one for a verification. */
export type VerificationComplaintsTable = {
  verification_id: Fixed<string>; // primary key with user_id
  user_id: Fixed<string>;
  reason: Fixed<string>; // personal, for staff
  state: 'open' | 'upheld' | 'dismissed';
  created_at: Fixed<number>;
};

export type VerificationSchema = {
  verifications: VerificationsTable;
  hospital_codes: HospitalCodesTable;
  verification_complaints: VerificationComplaintsTable;
};
