import type { CaseActAsked } from '#src/server/desk/cases/act-on-report.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { ReadyRefusals } from './compose-refusals.ts';
import type { Staff } from './lock-task.ts';

/** This is what one of the staff decides on a task. */
export type Decision = CaseActAsked & {
  taskId: string;
  /** It is that of the task when it was looked at. */
  revision: number;
  decision: 'pass' | 'refuse';
  /** These are typed words, and names of ready texts, by name of the refused field. */
  refusals: Record<string, string>;
  ready: ReadyRefusals;
  words: string;
  /** This is what was ticked as compared. */
  compared: readonly ComparisonName[];
  staff: Staff;
};

/** By this hash the same decision is known when it comes again. */
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
