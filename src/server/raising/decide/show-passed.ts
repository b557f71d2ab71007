import type { CaseWords } from '#src/server/cases/transitions/describe-case.ts';
import { showFaces } from '#src/server/cases/transitions/show-faces.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { LockedCase } from '#src/server/raising/lock-case.ts';
import { goalColumns } from '#src/server/raising/sheet/goal-columns.ts';
import { writeColumns } from '#src/server/raising/sheet/project-part.ts';
import { recordChange } from './record-change.ts';

/** What passed is public from here on, with the goal that its bills leave and no child known by face. */
export async function showPassed(
  trx: Trx,
  { row, columns: passed }: { row: LockedCase; columns: CaseWords },
  now: number,
): Promise<void> {
  const columns = { ...passed, ...goalColumns({ ...row, ...passed }) };
  await recordChange(trx, { row, after: { ...row, ...columns } as LockedCase }, now);
  await writeColumns(trx, { row, columns }, now);
  await showFaces(trx, row.id);
}
