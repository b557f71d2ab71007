import type { Fixed } from '#src/server/db/columns.ts';
import type { AideKind } from '#src/shared/raising/aides/help-rules.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';

/**
 * This is one part of what a family tells; what the public may read of it is copied onto the case.
 */
export type CasePartsTable = {
  case_id: Fixed<string>; // primary key with part
  part: Fixed<RaisePart>;
  content_sealed: string | null; // secret, JSON; whole and valid, as saved or submitted
  draft_sealed: string | null; // secret, JSON; what was typed since, whole or not
  status: 1 | 2 | 3 | 4; // unsubmitted, passed, rejected, submitted
  refusals: string; // JSON, words by field
  version: number; // grows with every write
  updated_at: number;
  submitted_at: number | null;
  passed_at: number | null; // first time it passed; then its words stand on the case
};

/** The money of a case goes there; there is a row for each account it ever had. */
export type CasePayeesTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  kind: Fixed<'person' | 'hospital'>;
  account_sealed: string; // secret, JSON; empty once its time was over
  account_index: Fixed<string>; // blind index of the account number
  id_card_index: Fixed<string | null>; // blind index; persons only
  mobile_index: Fixed<string | null>; // as users keep it, to know the payee by; persons only
  payee_hash: Fixed<string>; // keyed hash of the whole account, what a payout is pinned to
  masked_name: Fixed<string>; // published
  masked_account: Fixed<string>; // personal
  bank_name: Fixed<string>; // personal
  relation: Fixed<string>; // who the payee is to the patient, a payee relation string
  status: 'draft' | 'submitted' | 'passed' | 'refused' | 'replaced' | 'takenBack';
  effective_at: number | null; // when it may be paid to, after the cooling time of a change
  submitted_by: Fixed<string>;
  reviewed_by: string | null; // never who submitted it, CHECK
  created_at: Fixed<number>;
  name_answer: 'same' | 'other' | 'unknown' | null; // what the bank says of the holder's name
  name_asked_at: number | null;
  name_reference: string | null; // whoever was asked finds its answer by; null where it gives none
};

/** This is who agreed to what, in which version. Rows are only added. */
type CaseConsentsTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  person: Fixed<'patient' | 'publisher' | 'payee'>;
  given_by: Fixed<'own' | 'guardian'>;
  agreements: Fixed<string>; // JSON [{kind, version}]
  user_id: Fixed<string>; // whose session it came from
  agreed_at: Fixed<number>;
};

/** These are fields, papers and words that went of a case since its end, and when. */
type CaseErasuresTable = {
  case_id: Fixed<string>;
  papers_at: number | null;
  accounts_at: number | null;
};

/**
 * This is somebody whom a family lets fill in, or the invitation to; `id` opens it until it is
 * accepted.
 */
type CaseAidesTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  kind: Fixed<AideKind>;
  invited_at: Fixed<number>;
  expires_at: Fixed<number>;
  aide_user_id: string | null; // with accepted_at
  accepted_at: number | null;
  ended_at: number | null;
  ended_by: 'family' | 'aide' | 'account' | 'time' | null; // with ended_at
};

export type RaisingSchema = {
  case_parts: CasePartsTable;
  case_payees: CasePayeesTable;
  case_consents: CaseConsentsTable;
  case_erasures: CaseErasuresTable;
  case_aides: CaseAidesTable;
};
