import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordTyped } from '#src/server/raising/aides/require-writer.ts';
import type { Services } from '#src/server/services.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type FormValues, formValuesOf } from '#src/shared/raising/form-values.ts';
import { noPart, openFormNamesOf } from '#src/shared/raising/part-state.ts';
import { isSecretField } from '#src/shared/raising/secret-fields.ts';
import { photosOf } from '#src/shared/raising/sheet-layout.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';
import { bindPhotos } from './bind-photos.ts';
import { sheetOf } from './find-sheet.ts';
import { lockForWriter } from './lock-for-writer.ts';
import { findPart, type PartRecord, type SheetDraft, writePart } from './part-record.ts';

type Drafted = {
  caseId: string;
  sheet: SheetName;
  /** They are as typed, by the names of the form. */
  values: Readonly<FormValues>;
  basedOn: number;
  userId: string;
};

type DraftAnswer = {
  saved: boolean;
  version: number;
  savedAt: number;
  /** These are another phone's, where nothing was saved now. */
  values?: FormValues;
};

/**
 * Keeps what is typed so far, whole or not, beside what was saved. Nothing is written over newer
 * words of another phone: the answer carries those.
 */
export async function saveDraft(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { caseId, sheet, values, basedOn, userId }: Drafted,
  now: number,
): Promise<DraftAnswer> {
  const part = partOfSheet(sheet);
  return inTransaction(db, async (trx) => {
    const writer = await lockForWriter(trx, { caseId, sheet, userId, now });
    const record = await findPart(trx, keys, { caseId, part });
    if (record?.status === infoReviewStatuses.submitted) throw new Problem('partInReview');
    const version = record?.version ?? 0;
    if (version !== basedOn) {
      const { values: theirs, savedAt } = sheetOf(sheet, record);
      return { saved: false, version, savedAt: savedAt ?? now, values: theirs };
    }
    const kept = keptValues(sheet, record, values);
    await bindPhotos(trx, { caseId, sheet, fields: photosAmong(sheet, kept), userId, now });
    const draft = isAsSaved(record, { sheet, values: kept }) ? null : { sheet, values: kept };
    await writePart(trx, keys, { caseId, part, version, draft, now });
    await recordTyped(trx, { caseId, part, writer, now });
    return { saved: true, version: version + 1, savedAt: now };
  });
}

/** Typed and taken back again: nothing is left to save. */
function isAsSaved(record: PartRecord | undefined, { sheet, values }: SheetDraft): boolean {
  if (record?.saved?.sheet !== sheet) return false;
  const saved = formValuesOf(record.saved.fields);
  return openFormNamesOf(sheet, record).every(
    (name) => (values[name] ?? '') === (saved[name] ?? ''),
  );
}

/** Finds the ids that stand in the fields of photos. */
function photosAmong(sheet: SheetName, values: FormValues): Record<string, string[]> {
  const idsOf = (name: string) => (values[name] ?? '').split(',').filter(Boolean);
  return Object.fromEntries(photosOf(sheet).map(({ name }) => [name, idsOf(name)]));
}

/** Keeps only open fields; a secret that is not sent again keeps what was typed of it before. */
function keptValues(
  sheet: SheetName,
  record: PartRecord | undefined,
  values: Readonly<FormValues>,
): FormValues {
  const before = record?.draft?.sheet === sheet ? record.draft.values : {};
  const kept: FormValues = {};
  for (const name of openFormNamesOf(sheet, record ?? noPart)) {
    const value = values[name] ?? '';
    if (value !== '') kept[name] = value;
    else if (isSecretField(name) && before[name]) kept[name] = before[name];
  }
  return kept;
}
