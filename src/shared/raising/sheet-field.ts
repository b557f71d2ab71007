import type { ImagePurpose } from '#src/shared/media/purposes.ts';

/** How a field of a form is drawn. Names are those of the form: amounts in whole yuan. */
/** Fields `apart` are asked of few: they stand folded under the field before them. */
export type SheetField = { name: string; apart?: true } & (
  | { kind: 'text'; max: number; autocomplete?: string }
  | { kind: 'words'; max: number; rows: number }
  | { kind: 'digits'; max: number; autocomplete?: string }
  | { kind: 'yuan' }
  | { kind: 'month' }
  | { kind: 'date' }
  | { kind: 'choice'; options: readonly string[]; many?: boolean }
  | { kind: 'photos'; max: number; purpose: ImagePurpose }
  | { kind: 'tick' }
  | { kind: 'fixed' }
);

export const text = (name: string, max: number): SheetField => ({ kind: 'text', name, max });
export const digits = (name: string, max: number): SheetField => ({ kind: 'digits', name, max });
export const yuan = (name: string): SheetField => ({ kind: 'yuan', name });
export const choice = (name: string, options: readonly string[], many = false): SheetField => ({
  kind: 'choice',
  name,
  options,
  many,
});

export function photos(max: number, purpose: ImagePurpose): SheetField {
  return { kind: 'photos', name: 'attachments', max, purpose };
}
