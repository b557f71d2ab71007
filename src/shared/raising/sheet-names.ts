import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { partsFor, type RaisePart, raiseStages } from './parts.ts';

/**
 * This is what a family fills in, one a form. A payee is a person or a hospital: two sheets, one
 * part. The last ones are what goods cases and dreams have in place of others.
 */
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
  'goodsBase',
  'dreamBase',
  'individual',
  'origination',
  'confirm',
] as const;
export type SheetName = (typeof sheetNames)[number];

const otherSheets = {
  hospitalPayee: 'payee',
  goodsBase: 'base',
  dreamBase: 'base',
  individual: 'patient',
  origination: 'publisher',
  confirm: 'materials',
} as const satisfies Partial<Record<SheetName, RaisePart>>;

export function partOfSheet(sheet: SheetName): RaisePart {
  return sheet in otherSheets
    ? otherSheets[sheet as keyof typeof otherSheets]
    : (sheet as Exclude<SheetName, keyof typeof otherSheets>);
}

const sheetsOfKind: Readonly<Record<number, Partial<Record<RaisePart, SheetName>>>> = {
  [caseTypes.goods]: { base: 'goodsBase' },
  [caseTypes.dream]: {
    base: 'dreamBase',
    patient: 'individual',
    publisher: 'origination',
    materials: 'confirm',
  },
};

/** Finds the sheet by which a case of this type tells a part. */
export function sheetFor(part: RaisePart, caseType: number): SheetName {
  return sheetsOfKind[caseType]?.[part] ?? part;
}

/** May a case of this type have this sheet? A dream has no illness and is not paid to a hospital. */
export function sheetFits(sheet: SheetName, caseType: number): boolean {
  const part = partOfSheet(sheet);
  if (!raiseStages.some((stage) => partsFor(caseType)[stage].includes(part))) return false;
  if (sheet === 'hospitalPayee') return caseType !== caseTypes.dream;
  return sheetFor(part, caseType) === sheet;
}
