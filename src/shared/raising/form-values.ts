import { readYuan } from '#src/shared/platform/typed-yuan.ts';
import { isSecretField } from './secret-fields.ts';
import { sheetLayout } from './sheet-layout.ts';
import type { SheetName } from './sheet-names.ts';

/** This is what stands in the fields of a form. */
export type FormValues = Record<string, string>;

const inFen = /InFen$/;
const inYuan = /InYuan$/;

/** These are amounts in fen whose calls name them without their unit. */
const plainAmounts: readonly string[] = ['income', 'savings', 'debts', 'target'];

/** Is a call's field an amount in fen? */
export function isAmount(field: string): boolean {
  return inFen.test(field) || plainAmounts.includes(field);
}

/** Gives a call's field the name it has in a form: people type yuan, calls carry fen. */
export function formNameOf(field: string): string {
  return isAmount(field) ? `${field.replace(inFen, '')}InYuan` : field;
}

/** Names the field of the call that a form's field becomes. */
export function fieldNameOf(name: string): string {
  if (!inYuan.test(name)) return name;
  const amount = name.replace(inYuan, '');
  return plainAmounts.includes(amount) ? amount : `${amount}InFen`;
}

/**
 * Makes the call's fields from the form's. A secret left empty is left out, since it is never
 * shown again: what was saved of it stays. A box without a tick sends nothing, and so counts as
 * none.
 */
export function callFieldsOf(sheet: SheetName, form: Readonly<FormValues>): FormValues {
  const fields: FormValues = {};
  for (const { name } of sheetLayout[sheet]) {
    const value = form[name];
    if (value === undefined || (value.trim() === '' && isSecretField(name))) continue;
    fields[fieldNameOf(name)] = inYuan.test(name) ? fenOf(value) : value;
  }
  return fields;
}

/** What is no amount of whole yuan, or has something after it, is sent as no number and refused. */
function fenOf(yuan: string): string {
  const { amountInFen = '', said } = readYuan(yuan, 'whole');
  return said ?? String(amountInFen);
}

/** Gives a saved sheet as the values of its form, without its secrets. */
export function formValuesOf(content: Readonly<Record<string, unknown>>): FormValues {
  const values: FormValues = {};
  for (const [field, value] of Object.entries(content)) {
    if (value === undefined || isSecretField(field)) continue;
    values[formNameOf(field)] = textOf(field, value);
  }
  return values;
}

function textOf(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '';
  return isAmount(field) ? String(Number(value) / 100) : String(value);
}
