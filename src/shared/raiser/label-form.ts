import { manageLabel } from './calls.ts';
import { tickedLabels } from './case-labels.ts';

/** It carries the ticked labels of a case, as they are sent with script and without. */
export const labelForm = {
  call: manageLabel,
  inputOf: ({ infoUuid = '', ...form }: Readonly<Record<string, string>>) => ({
    infoUuid,
    labels: tickedLabels(form).join(','),
  }),
};

/** What is wrong with one label is said of all of them. */
export function labelFieldOf(field: string): string {
  return field.replace(/^labels\..*/, 'labels');
}
