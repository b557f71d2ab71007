import * as v from 'valibot';
import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { FindFaults } from '#src/server/door/handle.ts';
import { findHelp } from '#src/server/raising/aides/find-help.ts';
import { infoUuid } from '#src/shared/contract/fields.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';
import { sheets } from '#src/shared/raising/sheets.ts';
import { findDisagreements } from './check-sheet.ts';
import { mergeSheet, type SheetInput, tellKept } from './merge-sheet.ts';
import { findPart } from './part-record.ts';

/**
 * Finds all else that saving a sheet would refuse, when some of its fields are refused already.
 * What is empty is missing, and not malformed.
 */
export function findSheetFaults(sheet: SheetName): FindFaults {
  return async (fields, { services, now, viewer }) => {
    const caseId = String(fields.infoUuid ?? '');
    if (caseId && !v.is(infoUuid, caseId)) return {};
    // A base sheet without a case begins one; of another family's case nothing is said.
    const owner = caseId && (await findCaseOwner(services.db, caseId));
    const userId = viewer?.userId ?? '';
    if (caseId && owner !== userId && !(await findHelp(services.db, { caseId, userId }))) return {};
    const part = partOfSheet(sheet);
    const input = rightOf(sheet, fields);
    const found = await inTransaction(services.db, async (trx) => {
      const record = await findPart(trx, services.keys, { caseId, part });
      const { fields: right, faults } = mergeSheet(sheet, record, input);
      const checked = { caseId, sheet, fields: right, now };
      const all = { ...(await findDisagreements(trx, services, checked)), ...faults };
      return tellKept(all, { sheet, record, input });
    });
    const isMalformed = (field: string) => (fields[field] ?? '') !== '' && !(field in input);
    return Object.fromEntries(Object.entries(found).filter(([field]) => !isMalformed(field)));
  };
}

/** Keeps the fields that are right by themselves. */
function rightOf(sheet: SheetName, fields: Readonly<Record<string, unknown>>): SheetInput {
  const entries = Object.entries(v.partial(sheets[sheet]).entries);
  return Object.fromEntries(
    entries.flatMap(([name, schema]) => {
      const parsed = v.safeParse(schema, fields[name]);
      return parsed.success && parsed.output !== undefined ? [[name, parsed.output]] : [];
    }),
  );
}
