import type { Fixed, Flag, Optional } from '#src/server/db/columns.ts';
import type { ProposalKind } from '#src/server/db/proposal-kinds.ts';
import type { ClosedBecause } from '#src/shared/review/closed-because.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { ReadyKind } from '#src/shared/review/ready-texts.ts';

export type { ProposalKind };

/** This is something for staff to decide; at most one is open for a queue and subject. */
type ReviewTasksTable = {
  id: Fixed<string>;
  queue: Fixed<QueueName>;
  subject_id: Fixed<string>;
  case_id: Fixed<string | null>;
  submitted_by: string | null; // who may not decide it
  urgent: Flag;
  revision: number; // grows whenever it is submitted again; a decision names the one it saw
  state: 'open' | 'decided' | 'closed';
  opened_at: Fixed<number>;
  clock_from: number; // since when staff's clock runs: moved on by what the family took to answer
  waiting_since: number | null; // for an answer of the family
  assigned_to: string | null; // gets it next; a colleague may still take it in hand
  escalated_at: number | null; // to administrators, who alone take it in hand since then
  snoozed_until: number | null; // staff's clock runs on
  left_words: string; // personal, for staff; of who last passed it on or put it off
  left_by: string | null;
  claimed_by: string | null;
  claimed_until: number | null;
  decided_by: string | null;
  decided_at: number | null;
  decision: 'pass' | 'refuse' | null;
  decision_hash: string | null; // of the whole decision, to know a repeat
  refused_sealed: string | null; // secret, JSON; what staff saw and said when they refused it
  closed_because: ClosedBecause | null; // of a task that went away undecided
};

/** Staff ask the family this about a task; at most one question is open for a task. */
type TaskQuestionsTable = {
  id: Fixed<string>;
  task_id: Fixed<string>;
  case_id: Fixed<string>;
  asked_by: Fixed<string>;
  asked_at: Fixed<number>;
  question_sealed: string; // secret
  answer_sealed: string | null; // secret; null where it ended without one
  ended_at: number | null;
};

/** Ready texts that the operator reworded or added; those of the house stand in the texts. */
type ReadyTextsTable = {
  id: Fixed<string>; // the name of one of the house, or an id
  kind: ReadyKind;
  said: string; // JSON, by language
  shown: Flag;
  set_by: string;
  added_at: Fixed<number>;
  set_at: number;
};

/**
 * This is what staff did. Triggers refuse changes; each row carries the hash of itself and all
 * before.
 */
export type AuditTrailTable = {
  position: Fixed<number>; // 1, 2, 3 …
  at: Fixed<number>;
  staff_user_id: Fixed<string | null>; // null: a command on the machine
  act: Fixed<string>;
  queue: Fixed<QueueName | null>;
  subject_id: Fixed<string | null>;
  case_id: Fixed<string | null>;
  reason: Fixed<string>; // personal, for staff
  detail: Fixed<string>; // JSON, never a secret
  hash: Fixed<string>; // keyed, over this row and the one before
};

/** This is one row: where the trail ends, locked by whoever adds to it. */
type AuditHeadTable = {
  id: Fixed<1>;
  position: number;
  hash: string;
};

/** One row says how far the trail was compared with itself, and when last from end to end. */
export type AuditChecksTable = {
  id: Fixed<1>;
  position: number; // the last row compared
  hash: string; // of that row
  began_at: number | null; // when one began at the first row that did not come to the end yet
  whole_at: number | null; // when the last one that began at the first row came to the end
  whole_position: number; // where the trail ended then
  whole_hash: string;
  broken_at: number | null; // when a row was found that is not what was written
  broken_position: number | null;
};

/** This is what the operator set; a key that is missing has the environment's default. */
type SettingsTable = {
  key: Fixed<string>;
  value: string; // JSON
  reason: string;
  set_by: string;
  confirmed_by: string | null; // the second person, where one is needed
  set_at: number;
};

/** One of the staff asks another to confirm this. Only one is open for a kind and subject. */
export type StaffProposalsTable = {
  id: Fixed<string>;
  kind: Fixed<ProposalKind>;
  subject: Fixed<string>; // key of the setting, number on the bank's statement or of a refund, id of the case
  value: Fixed<string>; // JSON
  account_sealed: Optional<string | null>; // secret; of a refund's account only
  reason: Fixed<string>;
  proposed_by: Fixed<string>;
  proposed_at: Fixed<number>;
  state: 'open' | 'confirmed' | 'withdrawn';
  decided_by: string | null; // differs from proposed_by when confirmed, CHECK
  decided_at: number | null;
};

type StaffSecondFactorsTable = {
  user_id: Fixed<string>; // primary key
  secret_sealed: string; // secret
  pending_sealed: string | null; // secret; shown for enrolment, not yet proven
  enrolled_at: number | null;
  last_step: number; // newest time step whose code was used; no older one counts
  tries: number; // wrong codes since the last right one
  locked_until: number | null;
};

export type ReviewSchema = {
  review_tasks: ReviewTasksTable;
  task_questions: TaskQuestionsTable;
  audit_trail: AuditTrailTable;
  audit_checks: AuditChecksTable;
  audit_head: AuditHeadTable;
  ready_texts: ReadyTextsTable;
  settings: SettingsTable;
  staff_proposals: StaffProposalsTable;
  staff_second_factors: StaffSecondFactorsTable;
};
