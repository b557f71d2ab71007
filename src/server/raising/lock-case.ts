import { caseStateOf } from '#src/server/cases/find-case.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { type CaseAction, canCase, phaseOf } from '#src/shared/cases/case-actions.ts';
import { Problem, type ProblemName } from '#src/shared/contract/problem.ts';
import { type SheetName, sheetFits } from '#src/shared/raising/sheet-names.ts';

/**
 * Locks the row that every writer of a case's parts locks first. SQLite needs no lock, since a
 * transaction there is the only writer.
 */
export async function lockCase(trx: Trx, caseId: string) {
  const query = trx.selectFrom('cases').selectAll().where('id', '=', caseId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}

export type LockedCase = Awaited<ReturnType<typeof lockCase>>;

type Guarded = { action: CaseAction; now: number; refusal?: ProblemName };

/** The table of states and actions guards here. */
export function requireAction(
  row: LockedCase,
  { action, now, refusal = 'caseNotEditable' }: Guarded,
): void {
  if (!canCase(action, caseStateOf(row), now)) throw new Problem(refusal);
}

/** A dream has other sheets than an illness case. */
export function requireKind(row: LockedCase, sheet: SheetName): void {
  if (!sheetFits(sheet, row.case_type)) throw new Problem('otherKind');
}

export function phaseOfCase(row: LockedCase, now: number) {
  return phaseOf(caseStateOf(row), now);
}
