import type { CaseActAsked } from '#src/server/desk/cases/act-on-report.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { ReadyRefusals } from './compose-refusals.ts';
import type { Staff } from './lock-task.ts';

/** What one of the staff decides on a task. */
export type Decision = CaseActAsked & {
  taskId: string;
  /** Of the task when it was looked at. */
  revision: number;
  decision: 'pass' | 'refuse';
  /** Typed words, and names of ready texts, by name of the refused field. */
  refusals: Record<string, string>;
  ready: ReadyRefusals;
  words: string;
  /** What was ticked as compared. */
  compared: readonly ComparisonName[];
  staff: Staff;
};

/** By which the same decision is known when it comes again. */
export function hashOf({
  revision,
  decision,
  refusals,
  ready,
  words,
  compared,
  ...made
}: Decision): string {
  const sorted = (record: Record<string, string>) => Object.entries(record).sort();
  const { caseAct, actReason, warning } = made;
  const parts = [revision, decision, sorted(refusals), sorted(ready), words, compared];
  return sha256(JSON.stringify([...parts, caseAct, actReason, warning]));
}
