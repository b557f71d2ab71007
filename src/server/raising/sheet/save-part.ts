import { nameDraft } from '#src/server/cases/transitions/describe-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordSaved } from '#src/server/raising/aides/require-writer.ts';
import type { Services } from '#src/server/services.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { isMended } from '#src/shared/raising/part-state.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';
import { bindPhotos } from './bind-photos.ts';
import { findDisagreements, refuseFaults } from './check-sheet.ts';
import { lockForWriter } from './lock-for-writer.ts';
import { mergeSheet, type SheetInput, tellKept } from './merge-sheet.ts';
import { findPart, type PartRecord, writePart } from './part-record.ts';
import { recordConsent } from './record-consent.ts';

type SheetSaved = {
  caseId: string;
  sheet: SheetName;
  /** These are parsed fields of the call; what is left out stays as it was saved. */
  input: SheetInput;
  /** The writer saw this version; undefined writes over whatever is there. */
  basedOn?: number | undefined;
  userId: string;
};

type Parts = Pick<Services, 'keys' | 'config'>;
export type SavedPart = { status: number; version: number };

/** Saves a sheet whole and right, but submits nothing. */
export function savePart(services: Parts & Pick<Services, 'db'>, saved: SheetSaved, now: number) {
  return inTransaction(services.db, (trx) => savePartIn(trx, services, { ...saved, now }));
}

export async function savePartIn(
  trx: Trx,
  services: Parts,
  { caseId, sheet, input, basedOn, userId, now }: SheetSaved & { now: number },
): Promise<SavedPart> {
  const part = partOfSheet(sheet);
  const writer = await lockForWriter(trx, { caseId, sheet, userId, now });
  const record = await findPart(trx, services.keys, { caseId, part });
  requireWritable(record, basedOn);
  const { fields, refusals, faults } = mergeSheet(sheet, record, input);
  const isRight = Object.keys(faults).length === 0;
  if (isRight && record && isUnchanged(record, { sheet, fields }))
    return keepAsItIs(trx, services, record, { caseId, now });
  const checked = { caseId, sheet, fields, now };
  const all = { ...(await findDisagreements(trx, services, checked)), ...faults };
  refuseFaults(tellKept(all, { sheet, record, input }));
  await bindPhotos(trx, { caseId, sheet, fields, userId, now });
  await recordConsent(trx, { caseId, sheet, fields, userId, now });
  const version = record?.version ?? 0;
  const status = isMended(refusals) ? infoReviewStatuses.unsubmitted : infoReviewStatuses.rejected;
  const change = { saved: { sheet, fields }, draft: null, status, refusals };
  await writePart(trx, services.keys, { caseId, part, version, ...change, now });
  if (part === 'base') await nameDraft(trx, { caseId, title: String(fields.title) });
  await recordSaved(trx, { caseId, part, writer, now });
  return { status, version: version + 1 };
}

function requireWritable(record: PartRecord | undefined, basedOn: number | undefined): void {
  if (record?.status === infoReviewStatuses.submitted) throw new Problem('partInReview');
  if (basedOn !== undefined && basedOn !== (record?.version ?? 0))
    throw new Problem('savedElsewhere');
}

function isUnchanged(
  { saved }: PartRecord,
  { sheet, fields }: { sheet: SheetName; fields: Record<string, unknown> },
): boolean {
  const ordered = (one: object) =>
    JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  return saved?.sheet === sheet && ordered(saved.fields) === ordered(fields);
}

/** What passed needs no second review for being saved again as it is; a draft beside it is done. */
async function keepAsItIs(
  trx: Trx,
  { keys }: Parts,
  { part, status, version, draft }: PartRecord,
  { caseId, now }: { caseId: string; now: number },
): Promise<SavedPart> {
  if (draft === null) return { status, version };
  await writePart(trx, keys, { caseId, part, version, draft: null, now });
  return { status, version: version + 1 };
}
