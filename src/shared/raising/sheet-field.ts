import type { ImagePurpose } from '#src/shared/media/purposes.ts';
import { type BillTime, billFields } from './bill.ts';
import { relationPapers } from './relation-papers.ts';
import { maxPapers, mostSurplusWords } from './sheet-choices.ts';

/**
 * This is how a field of a form is drawn. Names are those of the form: amounts in whole yuan.
 * Fields `apart` are asked of few: they stand folded under the field before them.
 */
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
export const photos = (max: number, purpose: ImagePurpose, name = 'attachments'): SheetField => ({
  kind: 'photos',
  name,
  max,
  purpose,
});
export const surplus: SheetField = {
  kind: 'words',
  name: 'surplusUse',
  max: mostSurplusWords,
  rows: 2,
};
export const tick: SheetField = { kind: 'tick', name: 'agreed' };
export const papers = photos(maxPapers, 'proof');
/** They stand below the sum that they prove; staff add them up, so nothing is covered. */
export const bills = photos(maxPapers, 'bill', 'bills');
/** Staff read the number on it, so nothing is covered and nobody else ever sees it. */
export const identityPapers = photos(maxPapers, 'identity');
/** Which of its photos proves what a payee is to the patient stands with them. */
export const payeePapers: readonly SheetField[] = [
  choice('relationPaper', relationPapers, true),
  identityPapers,
];
export const ownName: SheetField = { kind: 'text', name: 'name', max: 60, autocomplete: 'name' };
/** These are one half of a bill. */
export const costsOf = (time: BillTime): SheetField[] =>
  billFields
    .filter((field) => field.includes(time))
    .map((field) => yuan(field.replace('InFen', 'InYuan')));
