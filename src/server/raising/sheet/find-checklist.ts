import { caseStateOf } from '#src/server/cases/find-case.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { isHeld } from '#src/server/raising/clones/is-held.ts';
import type { Services } from '#src/server/services.ts';
import { canCase, phaseOf } from '#src/shared/cases/case-actions.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { toldPhase } from '#src/shared/cases/told-phase.ts';
import { defaultLocale, type Locale } from '#src/shared/platform/locale.ts';
import { countParts } from '#src/shared/raising/count-parts.ts';
import type { Checklist, ChecklistLine, PartStanding } from '#src/shared/raising/own-sheet.ts';
import {
  optionalParts,
  partsFor,
  type RaisePart,
  raiseParts,
  stageOf,
} from '#src/shared/raising/parts.ts';
import { sheetFor } from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { findParts, type PartRecord } from './part-record.ts';

/** Finds how far each part of a case is, for its owner. */
export async function findChecklist(
  { db, keys }: { db: Database; keys: Services['keys'] },
  { caseId, locale = defaultLocale }: { caseId: string; locale?: Locale },
  now: number,
): Promise<Checklist | undefined> {
  const row = await db
    .selectFrom('cases')
    .selectAll()
    .select(titleIn(locale).as('toldTitle'))
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const parts = await findParts(db, keys, caseId);
  const { base: toPublish, material } = partsFor(row.case_type);
  const lines = raiseParts
    .filter((part) => toPublish.includes(part) || material.includes(part))
    .map((part) => lineOf(part, row.case_type, parts.get(part)));
  const state = caseStateOf(row);
  const isPublic = row.published_at !== null;
  const toFill = countParts(lines, 'base');
  const lacksBase = !isPublic && toFill.whole < toFill.all;
  const base = parts.get('base')?.saved?.fields as SheetContent<'base'> | undefined;
  const title = base?.title ?? parts.get('base')?.draft?.values.title ?? row.title;
  return {
    infoUuid: caseId,
    caseType: row.case_type,
    // It is told in another language under the title that everyone reads, not one that waits for
    // review.
    title: title === row.title ? row.toldTitle : title,
    caseStatus: row.status,
    phase: toldPhase(phaseOf(state, now), state),
    isPublic,
    isHeld: !isPublic && hasPassedBase(lines) && (await isHeld(db, caseId)),
    mayEdit: { base: canCase('edit', state, now), material: canCase('supplement', state, now) },
    lines,
    lacksBase,
    canSubmit: !lacksBase && lines.some(({ standing }) => standing === 'ready'),
  };
}

function hasPassedBase(lines: readonly ChecklistLine[]): boolean {
  return lines.every(({ stage, standing }) => stage !== 'base' || standing === 'passed');
}

function lineOf(part: RaisePart, caseType: number, record: PartRecord | undefined): ChecklistLine {
  const stage = stageOf(part, caseType);
  return {
    part,
    sheet: sheetFor(part, caseType),
    stage,
    standing: standingOf(record),
    status: record?.status ?? infoReviewStatuses.notSaved,
    refusals: record?.refusals ?? {},
    submittedAt: record?.submittedAt ?? null,
    optional: stage === 'material' && optionalParts.includes(part),
  };
}

function standingOf(record: PartRecord | undefined): PartStanding {
  if (!record) return 'missing';
  const { submitted, passed, rejected } = infoReviewStatuses;
  if (record.status === submitted) return 'inReview';
  if (record.status === rejected) return 'refused';
  if (record.draft !== null) return record.status === passed ? 'passed' : 'unfinished';
  if (record.status === passed) return 'passed';
  return record.saved === null ? 'missing' : 'ready';
}
