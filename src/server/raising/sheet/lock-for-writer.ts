import type { Trx } from '#src/server/db/database.ts';
import { requireWriter } from '#src/server/raising/aides/require-writer.ts';
import { lockCase, requireAction, requireKind } from '#src/server/raising/lock-case.ts';
import { stageOf } from '#src/shared/raising/parts.ts';
import { partOfSheet, type SheetName } from '#src/shared/raising/sheet-names.ts';

type Asked = { caseId: string; sheet: SheetName; userId: string; now: number };

/** Locks the case of a sheet that its writer may change now, and answers who writes. */
export async function lockForWriter(trx: Trx, { caseId, sheet, userId, now }: Asked) {
  const part = partOfSheet(sheet);
  const row = await lockCase(trx, caseId);
  const writer = await requireWriter(trx, row, { userId, part });
  requireKind(row, sheet);
  requireAction(row, {
    action: stageOf(part, row.case_type) === 'base' ? 'edit' : 'supplement',
    now,
  });
  return writer;
}
