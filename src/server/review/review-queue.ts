import type { Database, Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { RelationPaper } from '#src/shared/raising/relation-papers.ts';
import type { DecisionWay, QueueName } from '#src/shared/review/queue-names.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';

/** This is how the desk shows one kind of subject and what deciding on it does. */
export type ReviewQueue = {
  name: QueueName;
  /** These roles may claim and decide. */
  roles: readonly StaffRole[];
  /** Does passing let money out? Then a code of the authenticator is to be fresh, where one is set up. */
  releasesMoney?: boolean;
  find(services: Services, subjectId: string, locale: Locale): Promise<ReviewSubject | undefined>;
  /** This is what is compared before the public is told that it was seen. */
  findComparisons?(
    db: Database | Trx,
    keys: Keys,
    subjectId: string,
  ): Promise<readonly ReviewComparison[]>;
  /** Answers who of the queue's staff may not take it in hand, since they were part of it. */
  findBarred?(db: Database | Trx, subjectId: string): Promise<readonly (string | null)[]>;
  /** Was a decision only noted, since another person has to decide on the same thing, too? */
  awaitsAnother?(db: Database | Trx, subjectId: string): Promise<boolean>;
  /** Runs inside the desk's transaction, and throws a Problem to refuse. */
  decide(trx: Trx, decided: Decided, services: Services): Promise<AfterCommit>;
};

export type ReviewSubject = {
  caseId: string | null;
  title: string;
  submittedAt: number;
  fields: readonly ReviewField[];
  checks: readonly ReviewCheck[];
  /** This is what is paid, put on notice or given back when it passes. */
  amountInFen?: number;
  /** This is what a decision does here, where the name of the queue does not say it. */
  way?: DecisionWay;
};

export type ReviewComparison = {
  name: ComparisonName;
  /** It says which paper it is that proves a relation, where its family said so. */
  paper?: RelationPaper | undefined;
  /**
   * The names of the fields that it stands for begin so; refused, it needs no comparison. Without
   * it all of the task is refused with any field.
   */
  part?: string;
  /** These are its originals, each opened by who ticks it. */
  imageIds: readonly string[];
  /** Without it nothing passes; what is not needed only says more. */
  needed: boolean;
};

/** `words` are those of a person within the text. */
export type ReviewCheck = { level: 'green' | 'amber' | 'red'; text: string; words?: string[] };

type FieldParts = {
  name: string;
  label: string;
  /** This is the heading it stands under; what has none stands under the task's own. */
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
  /** These are words by name of the refused field. */
  refusals: Record<string, string>;
  words: string;
  /** This person compared these, the originals open; only a queue that asks for it has them. */
  compared?: readonly ComparisonName[];
  staffUserId: string;
  now: number;
};

export type AfterCommit = { purge?: readonly string[]; wakeJobs?: boolean };
