import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { maxPapers, mostSurplusWords } from './sheet-choices.ts';

/** How a field of a form is drawn. Names are those of the form: amounts in whole yuan. */
export type SheetField = { name: string } & (
  | { kind: 'text'; max: number; autocomplete?: string }
  | { kind: 'words'; max: number; rows: number }
  | { kind: 'digits'; max: number; autocomplete?: string }
  | { kind: 'yuan' }
  | { kind: 'month' }
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
export const surplus: SheetField = {
  kind: 'words',
  name: 'surplusUse',
  max: mostSurplusWords,
  rows: 2,
};
export const tick: SheetField = { kind: 'tick', name: 'agreed' };
export const papers: SheetField = {
  ...{ kind: 'photos', name: 'attachments', max: maxPapers, purpose: 'proof' },
};
export const ownName: SheetField = { kind: 'text', name: 'name', max: 20, autocomplete: 'name' };
