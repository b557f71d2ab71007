import { isSecretField } from './secret-fields.ts';
import { sheetLayout } from './sheet-layout.ts';
import type { SheetName } from './sheet-names.ts';

/**
 * Takes what of a form is its sheet's; it also carries fields of its own, such as where it goes
 * next.
 */
export function draftFieldsOf(
  sheet: SheetName,
  form: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = sheetLayout[sheet].map(({ name }) => name);
  return Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)));
}

const notCompared: readonly string[] = ['fixed', 'photos', 'tick'];

/**
 * Takes the fields whose words two phones compare: a secret never comes back, a tick is each one's
 * own.
 */
export function comparedFieldsOf(sheet: SheetName): string[] {
  return sheetLayout[sheet]
    .filter(({ kind, name }) => !notCompared.includes(kind) && !isSecretField(name))
    .map(({ name }) => name);
}
