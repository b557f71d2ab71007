import type { Fixed } from '#src/server/db/columns.ts';
import type { GreenState } from '#src/shared/advisers/green/green-steps.ts';
import type {
  LeadAct,
  LeadOutcome,
  LeadReach,
  LeadState,
} from '#src/shared/advisers/leads/lead-steps.ts';

/** It says which cities an adviser goes to, by the names that leads are kept under. */
type AdviserCitiesTable = {
  adviser_id: Fixed<string>; // primary key with city
  city: Fixed<string>;
};

/** This is a family that left its number; what it wrote is its inquiry, of the same id. */
type LeadsTable = {
  id: Fixed<string>;
  city: Fixed<string>; // '' of a family that did not say one
  channel: Fixed<string>; // of the last link that led here
  inviter_user_id: string | null; // personal, null once they closed their account
  adviser_id: string | null; // null in the common queue
  reach: LeadReach; // how it came to who has it
  state: LeadState;
  outcome: LeadOutcome | null; // of the last call
  tries: number; // calls that were logged
  promised_at: Fixed<number>; // when the family was told it would be called by
  due_at: number; // by when who has it is to act
  escalated_at: number | null; // since when nobody kept the promise
  case_id: string | null;
  passed_at: number | null; // when its case passed review
  referred_at: number | null; // when it counted for its inviter
  created_at: Fixed<number>;
  changed_at: number;
};

/** This is what was done about a lead; it only grows. */
type LeadLogTable = {
  lead_id: Fixed<string>; // primary key with position
  position: Fixed<number>;
  act: Fixed<LeadAct>;
  by_user_id: Fixed<string | null>; // null: by itself
  adviser_id: Fixed<string | null>; // who had it afterwards
  outcome: Fixed<LeadOutcome | null>;
  note_sealed: string | null; // personal
  at: Fixed<number>;
};

/** This is an application to the doctor channel; its words are its inquiry, of the same id. */
type GreenPathsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  state: GreenState;
  due_at: number;
  created_at: Fixed<number>;
  changed_at: number;
};

/** This is how an application moved, and what its family was told. */
type GreenPathStepsTable = {
  application_id: Fixed<string>; // primary key with position
  position: Fixed<number>;
  state: Fixed<Exclude<GreenState, 'asked'>>;
  words_sealed: string; // personal
  by_user_id: Fixed<string>;
  at: Fixed<number>;
};

/** This is who invites families, under which sign of their links and by which rule. */
type ReferralMembersTable = {
  user_id: Fixed<string>;
  inviter_id: Fixed<string>; // unique; keyed, tells nobody who
  rule: Fixed<string>; // JSON, as it was when they joined
  joined_at: Fixed<number>;
};

type ReferralRewardsTable = {
  user_id: Fixed<string>; // primary key with step
  step: Fixed<number>;
  amount: Fixed<number>; // love value
  claimed_at: Fixed<number>;
};

export type LeadSchema = {
  adviser_cities: AdviserCitiesTable;
  leads: LeadsTable;
  lead_log: LeadLogTable;
  green_paths: GreenPathsTable;
  green_path_steps: GreenPathStepsTable;
  referral_members: ReferralMembersTable;
  referral_rewards: ReferralRewardsTable;
};
