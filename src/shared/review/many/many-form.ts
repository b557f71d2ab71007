type Form = Readonly<Record<string, string>>;

const prefix = 'chosen.';

/**
 * Makes the form's name for the tick of one task, which carries the revision that was looked at.
 */
export const chosenFieldOf = (taskId: string): string => `${prefix}${taskId}`;

export const isChosenField = (name: string): boolean => name.startsWith(prefix);

/** Gives the decision on many as the call takes it. */
export function manyFieldsOf({ decision = '', words = '', ...form }: Form, queue: string) {
  const chosen = Object.entries(form).filter(([name]) => isChosenField(name));
  const tasks = chosen.map(([name, revision]) => `${name.slice(prefix.length)}.${revision}`);
  return { queue, decision, words, tasks: tasks.join(',') };
}
