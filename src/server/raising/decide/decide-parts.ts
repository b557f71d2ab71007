import type { Updateable } from 'kysely';
import { pagesOfCase } from '#src/server/cases/transitions/pages-of-case.ts';
import { denyCase } from '#src/server/cases/transitions/review-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { CasesTable } from '#src/server/db/schema.ts';
import { offerGears } from '#src/server/kinds/goods/offer-gears.ts';
import { notify } from '#src/server/notices/notify.ts';
import { isHeld } from '#src/server/raising/clones/is-held.ts';
import { type LockedCase, lockCase } from '#src/server/raising/lock-case.ts';
import { findParts, type PartRecord, writePart } from '#src/server/raising/sheet/part-record.ts';
import { projectFacts } from '#src/server/raising/sheet/project-facts.ts';
import { columnsOfPart } from '#src/server/raising/sheet/project-part.ts';
import { projectPictures } from '#src/server/raising/sheet/project-pictures.ts';
import type { AfterCommit } from '#src/server/review/review-queue.ts';
import { caseTypes, infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { Refusals } from '#src/shared/raising/part-state.ts';
import { partsFor, type RaiseStage } from '#src/shared/raising/parts.ts';
import { sheetFor } from '#src/shared/raising/sheet-names.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';
import { type Deciding, passPayeeOf, refusePayeeOf } from './decide-payee.ts';
import { publishIfReady } from './publish-case.ts';
import { type RefusalsByPart, refusalsByPart } from './refusals-by-part.ts';
import { showPassed } from './show-passed.ts';

const { passed, rejected, submitted } = infoReviewStatuses;

/**
 * Takes staff's word on the submitted parts of a stage, in the desk's transaction. A refused field
 * sends its part back; the other parts pass. What passes is copied to where the public reads it.
 */
export async function decideParts(
  trx: Trx,
  { stage, ...about }: Omit<Deciding, 'row'> & { stage: RaiseStage },
): Promise<AfterCommit> {
  const { decided, services } = about;
  const row = await lockCase(trx, decided.subjectId);
  const deciding = { ...about, row };
  const parts = await findParts(trx, services.keys, row.id);
  const stageParts = partsFor(row.case_type)[stage];
  const waiting = [...parts.values()].filter(
    ({ part, status }) => status === submitted && stageParts.includes(part),
  );
  if (waiting.length === 0) throw new Problem('taskDecided');
  const refusals = refusalsByPart(decided, {
    waiting,
    asksForPapers: stage === 'material' && !isDream(row),
  });
  for (const record of waiting) {
    const refused = refusals.get(record.part);
    if (refused) await refusePart(trx, deciding, { record, refused });
  }
  const accepted = waiting.filter(({ part }) => !refusals.has(part));
  await passParts(trx, deciding, accepted);
  const asked = refusals.get('materials');
  if (asked && parts.get('materials')?.status !== submitted)
    await askForPapers(trx, deciding, { record: parts.get('materials'), asked });
  return settle(trx, deciding, { stage, refusals });
}

/** A dream's papers belong to its first review. */
function isDream(row: LockedCase): boolean {
  return row.case_type === caseTypes.dream;
}

async function refusePart(
  trx: Trx,
  deciding: Deciding,
  { record, refused }: { record: PartRecord; refused: Refusals },
): Promise<void> {
  const { row, services } = deciding;
  const { part, version } = record;
  const { now } = deciding.decided;
  const change = { status: rejected, refusals: refused };
  await writePart(trx, services.keys, { caseId: row.id, part, version, ...change, now });
  await refusePayeeOf(trx, deciding, record);
}

async function passParts(
  trx: Trx,
  deciding: Deciding,
  records: readonly PartRecord[],
): Promise<void> {
  const { row, decided } = deciding;
  let columns: Updateable<CasesTable> = {};
  for (const record of records) {
    if (!record.saved) continue;
    const { sheet, fields } = record.saved;
    const { now, compared = [], staffUserId } = decided;
    // Each part builds on what the one before it wrote, such as who raises.
    const current = { ...row, ...columns } as LockedCase;
    columns = { ...columns, ...columnsOfPart({ row: current, sheet, fields, now }) };
    await passPart(trx, deciding, record);
    if (row.put_away_at !== null) continue; // it stays away, whatever papers a withdrawal needs
    const shown = { caseId: row.id, ownerUserId: row.owner_user_id, sheet, fields, now };
    await projectPictures(trx, shown);
    if (sheet === 'goodsBase') await offerGears(trx, row.id, fields as SheetContent<'goodsBase'>);
    await projectFacts(trx, { caseId: row.id, part: record.part, compared, staffUserId, now });
  }
  if (records.length === 0 || row.put_away_at !== null) return;
  await showPassed(trx, { row, columns }, decided.now);
}

async function passPart(trx: Trx, deciding: Deciding, record: PartRecord): Promise<void> {
  const { row, services } = deciding;
  const { part, version, passedAt } = record;
  const { now } = deciding.decided;
  const change = { status: passed, refusals: {}, passedAt: passedAt ?? now };
  await writePart(trx, services.keys, { caseId: row.id, part, version, ...change, now });
  await passPayeeOf(trx, deciding, record);
}

/** These are papers nobody asked for yet: the part begins with the question. */
async function askForPapers(
  trx: Trx,
  { row, decided, services }: Deciding,
  { record, asked }: { record: PartRecord | undefined; asked: Refusals },
): Promise<void> {
  await writePart(trx, services.keys, {
    ...{ caseId: row.id, part: 'materials', version: record?.version ?? 0 },
    ...{ status: rejected, refusals: asked, now: decided.now },
  });
}

async function settle(
  trx: Trx,
  { row, decided }: Deciding,
  { stage, refusals }: { stage: RaiseStage; refusals: RefusalsByPart },
): Promise<AfterCommit> {
  const { now, words } = decided;
  const isPublic = row.published_at !== null;
  const published =
    refusals.size === 0 && stage === 'base' && (await publishIfReady(trx, row, now));
  if (refusals.size > 0 && stage === 'base' && !isPublic) {
    await denyCase(trx, row.id);
  }
  if (!published) {
    const isHeldBack =
      refusals.size === 0 && stage === 'base' && !isPublic && (await isHeld(trx, row.id));
    const passed = isHeldBack ? 'reviewHeld' : 'reviewPassed';
    const kind = refusals.size > 0 ? 'reviewRefused' : passed;
    const subjectId = `${row.id}:${stage}:${now}`;
    const told = { userId: row.owner_user_id, caseId: row.id, subjectId };
    const sheets = [...refusals.keys()].map((part) => sheetFor(part, row.case_type)).join();
    await notify(trx, { ...told, kind, params: { stage, sheets, words }, now });
  }
  return { purge: isPublic || published ? pagesOfCase(row.id) : [], wakeJobs: true };
}
