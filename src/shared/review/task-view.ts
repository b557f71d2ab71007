import type { QueueName } from './queue-names.ts';

/** One field as the desk shows it: a secret only by its mask. */
export type TaskFieldView = {
  name: string;
  label: string;
  value: string;
  /** The case file that the value leads to. */
  caseId?: string;
  secret: boolean;
  imageIds: readonly string[];
  refusable: boolean;
};

export type TaskCheck = { level: 'green' | 'amber' | 'red'; text: string };

/** Something that happened to a case: an act of staff. */
export type TrailLine = {
  at: number;
  staff: string;
  act: string;
  queue: QueueName | null;
  reason: string;
  /** As the trail keeps it, in JSON. */
  detail: string;
};
