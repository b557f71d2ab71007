import type { Database, Trx } from '#src/server/db/database.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

/** How the desk shows one kind of subject and what deciding on it does. */
export type ReviewQueue = {
  name: QueueName;
  /** Who may claim and decide. */
  roles: readonly StaffRole[];
  /** Does passing let money out? Then a code of the authenticator is to be fresh, where one is set up. */
  releasesMoney?: boolean;
  find(services: Services, subjectId: string, locale: Locale): Promise<ReviewSubject | undefined>;
  /** Of the queue's staff those who may not take it in hand, since they were part of it. */
  findBarred?(db: Database | Trx, subjectId: string): Promise<readonly (string | null)[]>;
  /** Runs inside the desk's transaction; throws a Problem to refuse. */
  decide(trx: Trx, decided: Decided, services: Services): Promise<AfterCommit>;
};

export type ReviewSubject = {
  caseId: string | null;
  title: string;
  submittedAt: number;
  fields: readonly ReviewField[];
  checks: readonly ReviewCheck[];
  /** What is paid, put on notice or given back when it passes. */
  amountInFen?: number;
};

export type ReviewCheck = { level: 'green' | 'amber' | 'red'; text: string };

type FieldParts = {
  name: string;
  label: string;
  /** The heading it stands under; what has none stands under the task's own. */
  group?: string;
  imageIds?: readonly string[];
  /** May staff refuse this field by itself? */
  refusable: boolean;
};

/** A secret field shows its mask; `reveal` is called only for an unmask with a reason. */
export type ReviewField =
  | (FieldParts & { secret?: false; value?: string; caseId?: string })
  | (FieldParts & { secret: true; masked: string; reveal(): Promise<string> });

export type Decided = {
  subjectId: string;
  decision: 'pass' | 'refuse';
  /** Words by name of the refused field. */
  refusals: Record<string, string>;
  words: string;
  staffUserId: string;
  now: number;
};

export type AfterCommit = { purge?: readonly string[]; wakeJobs?: boolean };
