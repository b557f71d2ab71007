import type { Database } from '#src/server/db/database.ts';
import { maskedSecret } from '#src/server/raising/decide/review-fields.ts';
import type { Services } from '#src/server/services.ts';
import { type FormValues, formValuesOf } from '#src/shared/raising/form-values.ts';
import type { OwnSheet } from '#src/shared/raising/own-sheet.ts';
import { noPart, openFieldsOf } from '#src/shared/raising/part-state.ts';
import { isSecretField } from '#src/shared/raising/secret-fields.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';
import { findPart, type PartRecord } from './part-record.ts';

export async function findSheet(
  { db, keys }: { db: Database; keys: Services['keys'] },
  { caseId, sheet }: { caseId: string; sheet: SheetName },
): Promise<OwnSheet> {
  return sheetOf(sheet, await findPart(db, keys, { caseId, part: partOfSheet(sheet) }));
}

export function sheetOf(sheet: SheetName, record: PartRecord | undefined): OwnSheet {
  const saved = record?.saved?.sheet === sheet ? record.saved.fields : {};
  const draft = record?.draft?.sheet === sheet ? record.draft.values : {};
  const isOther =
    record?.saved !== null && record?.saved !== undefined && record.saved.sheet !== sheet;
  const state = record ? (isOther ? { ...record, refusals: {} } : record) : noPart;
  return {
    sheet,
    status: state.status,
    values: { ...formValuesOf(saved), ...withoutSecrets(draft) },
    fields: Object.fromEntries(Object.entries(saved).filter(([name]) => !isSecretField(name))),
    masked: maskedSecretsOf({ ...saved, ...draft }),
    refusals: state.refusals,
    openFields: openFieldsOf(sheet, state),
    version: record?.version ?? 0,
    savedAt: record?.updatedAt ?? null,
    passedAt: state.passedAt,
  };
}

function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)));
}

function maskedSecretsOf(fields: Record<string, unknown>): FormValues {
  const masked: FormValues = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!isSecretField(name)) continue;
    masked[name] = maskedSecret(name, String(value));
  }
  return masked;
}

/**
 * Finds which of the two sheets of the payee the family filled in; a person's before they chose.
 */
export async function findPayeeSheet(
  services: { db: Database; keys: Services['keys'] },
  caseId: string,
): Promise<OwnSheet> {
  const record = await findPart(services.db, services.keys, { caseId, part: 'payee' });
  const sheet = record?.draft?.sheet ?? record?.saved?.sheet ?? 'payee';
  return sheetOf(sheet, record);
}
