import type { RaisePart } from '#src/shared/raising/parts.ts';
import { partOfSheet, type SheetName, sheetNames } from '#src/shared/raising/sheet-names.ts';

type Names = {
  parts: Readonly<Record<RaisePart, string>>;
  ownParts: Readonly<Partial<Record<SheetName, string>>>;
};

/** Answers what a part is called, by the sheet that tells it. */
export function partName(sheet: SheetName, { parts, ownParts }: Names): string {
  return ownParts[sheet] ?? parts[partOfSheet(sheet)];
}

/** Answers the same of sheets that are kept in one line, comma separated. */
export function partNames(sheets: string, names: Names): string[] {
  const kept = sheets.split(',');
  return sheetNames.filter((sheet) => kept.includes(sheet)).map((sheet) => partName(sheet, names));
}
