import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { fromJson, toJson } from '#src/server/db/json.ts';
import type { CasePartsTable } from '#src/server/db/schema.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { FormValues } from '#src/shared/raising/form-values.ts';
import type { PartState, Refusals } from '#src/shared/raising/part-state.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';
import { inPresentNames } from './present-names.ts';

export type SavedSheet = { sheet: SheetName; fields: Record<string, unknown> };
/** This is what was typed, whole or not, by the names of the form. */
export type SheetDraft = { sheet: SheetName; values: FormValues };

/** This is one part of a case with everything opened: never for a page as it is. */
export type PartRecord = PartState & {
  part: RaisePart;
  saved: SavedSheet | null;
  draft: SheetDraft | null;
  version: number;
  updatedAt: number;
  submittedAt: number | null;
};

type PartColumn = 'content_sealed' | 'draft_sealed';

export async function findPart(
  db: Database | Trx,
  keys: Keys,
  { caseId, part }: { caseId: string; part: RaisePart },
): Promise<PartRecord | undefined> {
  const row = await db
    .selectFrom('case_parts')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('part', '=', part)
    .executeTakeFirst();
  return row && recordOf(keys, row);
}

export async function findParts(
  db: Database | Trx,
  keys: Keys,
  caseId: string,
): Promise<Map<RaisePart, PartRecord>> {
  const rows = await db
    .selectFrom('case_parts')
    .selectAll()
    .where('case_id', '=', caseId)
    .execute();
  return new Map(rows.map((row) => [row.part, recordOf(keys, row)]));
}

function recordOf(keys: Keys, row: Selectable<CasePartsTable>): PartRecord {
  const of = [row.case_id, row.part];
  const open = <T>(column: PartColumn, sealed: string | null) =>
    sealed === null ? null : fromJson<T>(keys.open(`case_parts.${column}`, of, sealed));
  const saved = open<SavedSheet>('content_sealed', row.content_sealed);
  const refusals = fromJson<Refusals>(row.refusals);
  return {
    part: row.part,
    saved: saved && { ...saved, fields: inPresentNames(saved.sheet, saved.fields) },
    draft: open<SheetDraft>('draft_sealed', row.draft_sealed),
    status: row.status,
    refusals: saved ? inPresentNames(saved.sheet, refusals) : refusals,
    version: row.version,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    passedAt: row.passed_at,
  };
}

type PartChange = {
  caseId: string;
  part: RaisePart;
  /** The change was made on this version; it is 0 for a part that is not there yet. */
  version: number;
  saved?: SavedSheet;
  draft?: SheetDraft | null;
  status?: CasePartsTable['status'];
  refusals?: Refusals;
  submittedAt?: number;
  passedAt?: number;
  now: number;
};

/** Writes a part on the version it was read in; another write in between is `savedElsewhere`. */
export async function writePart(trx: Trx, keys: Keys, change: PartChange): Promise<void> {
  const { caseId, part, version, now } = change;
  const columns = columnsOf(keys, change);
  if (version === 0) return insert(trx, { caseId, part, columns, now });
  const { numUpdatedRows } = await trx
    .updateTable('case_parts')
    .set({ ...columns, version: version + 1, updated_at: now })
    .where('case_id', '=', caseId)
    .where('part', '=', part)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Problem('savedElsewhere');
}

function columnsOf(keys: Keys, { saved, draft, refusals, status, ...change }: PartChange) {
  const of = [change.caseId, change.part];
  const seal = (column: PartColumn, value: unknown) =>
    keys.seal(`case_parts.${column}`, of, toJson(value));
  return {
    ...(saved ? { content_sealed: seal('content_sealed', saved) } : {}),
    ...(draft === undefined ? {} : { draft_sealed: draft && seal('draft_sealed', draft) }),
    ...(status === undefined ? {} : { status }),
    ...(refusals ? { refusals: toJson(refusals) } : {}),
    ...(change.submittedAt === undefined ? {} : { submitted_at: change.submittedAt }),
    ...(change.passedAt === undefined ? {} : { passed_at: change.passedAt }),
  };
}

type NewPart = {
  caseId: string;
  part: RaisePart;
  columns: ReturnType<typeof columnsOf>;
  now: number;
};

async function insert(trx: Trx, { caseId, part, columns, now }: NewPart): Promise<void> {
  try {
    await trx
      .insertInto('case_parts')
      .values({
        case_id: caseId,
        part,
        content_sealed: null,
        draft_sealed: null,
        status: 1,
        refusals: '{}',
        submitted_at: null,
        passed_at: null,
        ...columns,
        version: 1,
        updated_at: now,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('savedElsewhere');
    throw error;
  }
}
