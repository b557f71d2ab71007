import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { RelationPaper } from '#src/shared/raising/relation-papers.ts';
import type { QueueName } from './queue-names.ts';

/** One field as the desk shows it: a secret only by its mask. */
export type TaskFieldView = {
  name: string;
  label: string;
  /** The heading it stands under. */
  group: string;
  value: string;
  /** The case file that the value leads to. */
  caseId?: string;
  secret: boolean;
  imageIds: readonly string[];
  refusable: boolean;
  /** Only of what was refused before and handed in again. */
  since?: FieldSince;
};

/** How a field stands to what was refused the last time. */
export type FieldSince = {
  change: 'changed' | 'same';
  /** What stood there; never of a secret or of pictures. */
  before?: string;
  /** What the family was told about it. */
  refused?: string;
};

/** Something to tick, as the desk shows it. */
export type TaskComparison = {
  name: ComparisonName;
  paper?: RelationPaper | undefined;
  needed: boolean;
  originals: number;
  /** How many of them the reader has still to open. */
  unopened: number;
};

export type TaskCheck = { level: 'green' | 'amber' | 'red'; text: string; words?: string[] };

/** Something that happened to a case: an act of staff. */
export type TrailLine = {
  at: number;
  /** It is null for a command on the machine. */
  staff: string | null;
  act: string;
  queue: QueueName | null;
  reason: string;
  /** Of the case, if the act was about one. */
  caseType?: number | null;
  /** Who proposed what was settled. */
  proposer: string | null;
  subjectId: string | null;
  /** As the trail keeps it, in JSON. */
  detail: string;
};
