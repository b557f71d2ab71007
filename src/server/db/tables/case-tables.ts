import type { ColumnType } from 'kysely';
import type { Fixed, FixedOptional, Flag, Optional } from '#src/server/db/columns.ts';
import type { FactMethod, StoryTeller } from '#src/shared/cases/enumerations.ts';
import type { Audience } from '#src/shared/raiser/audience/audience.ts';

export type CaseStatus =
  | 'APPROVE_PENDING'
  | 'APPROVE_DENIED'
  | 'CROWDFUNDING_STATED'
  | 'FINISHED'
  | 'SUBMITTED';

export type CasesTable = {
  id: Fixed<string>; // infoUuid, 128 random bits
  case_type: Fixed<0 | 1 | 99>;
  owner_user_id: Fixed<string>;
  title: string;
  content: string;
  target_in_fen: number;
  status: CaseStatus;
  display_status: number; // 0 shown, 4 at risk
  end_reason: number | null; // 1-4, 101-103, 201-204
  finish_text: string | null; // finishStr
  platform_finish_reason: string | null; // endConfig
  illness: string;
  illness_key: string;
  province: string;
  city: string;
  hospital: string;
  department: string;
  patient: string; // JSON {displayName, age, gender}, published
  raiser: string; // JSON {name, relation: who the raiser is to the patient, kin, relationText}, published
  payee: string; // JSON {kind, relation: who the payee is to the patient, displayName masked}, published
  treatment: string; // JSON {diagnosedOn, the fields of a Bill, plan}; the plan is OwnWords
  household: string | null; // JSON: what was ticked, or {words}
  team: string | null; // JSON {name, members}; name and roles are OwnWords
  labels: string; // JSON CaseLabel[]
  detail_version: 0 | 1 | 2;
  service_charge_option: 1 | 2 | 3 | 4; // none, charge, waive, subsidise
  fee_basis_points: number;
  picked: Flag;
  nearly_there: ColumnType<Flag, Flag | undefined, Flag>; // four fifths raised and not all of it
  /**
   * It is JSON OwnWords: what more than the target would be used for. It is null where the family
   * named nothing.
   */
  surplus_use: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since then only its account and its thanks are public. */
  put_away_at: ColumnType<number | null, number | null | undefined, number | null>;
  filled_at: ColumnType<number | null, number | null | undefined, number | null>; // takes no more since
  /**
   * This is what the bills leave open, on the worksheet that passed: beyond it nothing is raised.
   */
  gap_in_fen: ColumnType<number | null, number | null | undefined, number | null>;
  /** It says whom the family lets see it: everyone, who has the link, or who gave. */
  audience: ColumnType<Audience, Audience | undefined, Audience>;
  faces_shown: ColumnType<Flag, Flag | undefined, Flag>; // a child's, by its guardian's word
  /** Staff saw diagnosis and bills on paper. With the next it orders lists, and is written by night. */
  need_seen: ColumnType<Flag, Flag | undefined, Flag>;
  quiet_since_day: ColumnType<number, number | undefined, number>; // days since 1970
  unhelped: ColumnType<Flag, Flag | undefined, Flag>; // no gift, or none for long
  search_text: string; // lower-cased title, illness, city, hospital, patient and raiser
  share_count: number;
  created_at: Fixed<number>;
  published_at: number | null;
  ends_at: number | null;
  finished_at: number | null;
  /**
   * This is the blind index of the patient's identity card, once submitted; unique while not
   * FINISHED.
   */
  patient_index: ColumnType<string | null, string | null | undefined, string | null>;
  stop_reason: ColumnType<string | null, string | null | undefined, string | null>; // for staff
  mourning_at: ColumnType<number | null, number | null | undefined, number | null>;
  mourning_shown_at: ColumnType<number | null, number | null | undefined, number | null>;
  mourning_ended: ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>; // was raising ended by that word?
};

/** This is the one row a writer of a case's money locks first. */
export type CaseFundsTable = {
  case_id: Fixed<string>;
  given_in_fen: number; // all that was ever given
  raised_in_fen: number; // what was given and not returned
  donation_count: number; // gifts that were not returned whole
  matched_in_fen: Optional<number>; // what sponsors put beside them, less what went back with one
};

export type CaseFactsTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  kind: 'identity' | 'diagnosis' | 'hospital' | 'payee' | 'household' | 'costs';
  state: 'declared' | 'documentSeen' | 'confirmed' | 'expired' | 'disputed';
  method: FactMethod;
  compared: string; // JSON names of what was compared
  compared_by: string | null;
  stated_at: number;
  expires_at: number | null;
};

export type CasePicturesTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  position: number;
  alt: string | null; // JSON OwnWords
  path: string; // of the picture, below /media
  large_path: string; // 1080 wide
  image_id: FixedOptional<string | null>; // whose photo it is of; none of a drawing
  width: number;
  height: number;
};

export type KeptStoriesTable = {
  case_id: Fixed<string>;
  told: string; // JSON KeptStory, for who gave alone
  keep_until: number;
};

export type CaseTellingsTable = {
  case_id: Fixed<string>;
  language: Fixed<string>;
  title: string;
  content: string;
  told_by: StoryTeller;
};

/** It is never changed: a further change is a further row. */
export type CaseChangesTable = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  changed_at: Fixed<number>;
  asks: Fixed<0 | 1>; // donors of before may take their gifts back for some days
  title_before: Fixed<string>; // published; private words of what was replaced are blotted out
  title_after: Fixed<string>;
  content_before: Fixed<string>;
  content_after: Fixed<string>;
  target_before_in_fen: Fixed<number>;
  target_after_in_fen: Fixed<number>;
};

export type CaseSchema = {
  cases: CasesTable;
  case_funds: CaseFundsTable;
  case_facts: CaseFactsTable;
  case_pictures: CasePicturesTable;
  kept_stories: KeptStoriesTable;
  case_tellings: CaseTellingsTable;
  case_changes: CaseChangesTable;
};
