import type { RaisePart } from './parts.ts';

/** What a family fills in, one a form. A payee is a person or a hospital: two sheets, one part. */
export const sheetNames = [
  'base',
  'patient',
  'treatment',
  'hospital',
  'payee',
  'hospitalPayee',
  'household',
  'publisher',
  'materials',
] as const;
export type SheetName = (typeof sheetNames)[number];

export function partOfSheet(sheet: SheetName): RaisePart {
  return sheet === 'hospitalPayee' ? 'payee' : sheet;
}
