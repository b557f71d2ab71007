import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { RelationPaper } from '#src/shared/raising/relation-papers.ts';
import type { QueueName } from './queue-names.ts';

/** This is one field as the desk shows it: a secret only by its mask. */
export type TaskFieldView = {
  name: string;
  label: string;
  /** This is the heading it stands under. */
  group: string;
  value: string;
  /** This is the case file that the value leads to. */
  caseId?: string;
  secret: boolean;
  imageIds: readonly string[];
  refusable: boolean;
  /** It is only there for what was refused before and handed in again. */
  since?: FieldSince;
};

/** This is how a field stands to what was refused the last time. */
export type FieldSince = {
  change: 'changed' | 'same';
  /** This is what stood there; never of a secret or of pictures. */
  before?: string;
  /** This is what the family was told about it. */
  refused?: string;
};

/** This is something to tick, as the desk shows it. */
export type TaskComparison = {
  name: ComparisonName;
  paper?: RelationPaper | undefined;
  needed: boolean;
  originals: number;
  /** The reader has still to open so many of them. */
  unopened: number;
};

export type TaskCheck = { level: 'green' | 'amber' | 'red'; text: string; words?: string[] };

/** This is something that happened to a case: an act of staff. */
export type TrailLine = {
  at: number;
  /** It is null for a command on the machine. */
  staff: string | null;
  act: string;
  queue: QueueName | null;
  reason: string;
  /** It is that of the case, if the act was about one. */
  caseType?: number | null;
  /** This is who proposed what was settled. */
  proposer: string | null;
  subjectId: string | null;
  /** It is as the trail keeps it, in JSON. */
  detail: string;
};
