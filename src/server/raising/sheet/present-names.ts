import type { SheetName } from '#src/shared/raising/sheet-names.ts';

/** This is what fields were called when some sheets were saved, and are called now. */
const renamed: Partial<Record<SheetName, Readonly<Record<string, string>>>> = {
  household: { incomeInFen: 'income', savingsInFen: 'savings', debtsInFen: 'debts' },
  dreamBase: { targetAmountInFen: 'target' },
};

/** Gives the fields of a stored sheet by the names they have now. */
export function inPresentNames<T>(sheet: SheetName, fields: Record<string, T>): Record<string, T> {
  const names = renamed[sheet] ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]),
  );
}
