type Form = Readonly<Record<string, string>>;

/** It takes the place of the id in the address of the next task. */
export const nextTaskPlace = 'NEXT-TASK';

/** It joins the address of the next page, where a decision was noted and is not in force yet. */
export const notedMark = 'noted';

/**
 * Makes the form's own name for what a field is refused with: own words, or the name of a ready
 * text.
 */
export function refusalFieldOf(kind: 'refusal' | 'ready', field: string): string {
  return `${kind}.${field}`;
}

/** Makes the form's own name for the tick of something that was compared. */
export function tickFieldOf(comparison: string): string {
  return `compared.${comparison}`;
}

/** Gives a decision as the call takes it: what refuses single fields travels as two records. */
export function decisionFieldsOf(form: Form, taskId: string) {
  const { revision = '', decision = '', words = '' } = form;
  const { caseAct = '', actReason = '', warning = '', thenNext = '' } = form;
  return {
    ...{ taskId, revision, decision, words, caseAct, actReason, warning, thenNext },
    refusals: recordIn(form, refusalFieldOf('refusal', '')),
    ready: recordIn(form, refusalFieldOf('ready', '')),
    compared: Object.keys(entriesIn(form, tickFieldOf(''))).join(','),
  };
}

function recordIn(form: Form, prefix: string): string {
  return JSON.stringify(entriesIn(form, prefix));
}

function entriesIn(form: Form, prefix: string): Record<string, string> {
  const entries = Object.entries(form).filter(([name, value]) => name.startsWith(prefix) && value);
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]));
}
