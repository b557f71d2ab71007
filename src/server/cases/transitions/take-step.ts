import type { Expression, ExpressionBuilder, SqlBool, UpdateObject } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import {
  type CaseStanding,
  type CaseStep,
  caseSteps,
  columnsOfStanding,
} from '#src/shared/cases/case-steps.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { type PagesToPurge, pagesIfChanged } from './pages-of-case.ts';

type CaseWhere = ExpressionBuilder<Schema, 'cases'>;

type Taken = {
  caseId: string;
  /** This is needed where the step may end in several. */
  to?: CaseStanding;
  /** This is what else is written with it; how the case stands is the step's own. */
  also?: Omit<UpdateObject<Schema, 'cases'>, 'id' | 'status' | 'end_reason'>;
  /** This is what must hold besides where the case stands. */
  only?: (eb: CaseWhere) => Expression<SqlBool>;
};

/**
 * A case comes to stand otherwise in this place only: along the table of steps, from where the row
 * says that it stands at this moment.
 */
export async function takeStep(
  db: Database | Trx,
  step: CaseStep,
  { caseId, to, also = {}, only }: Taken,
): Promise<PagesToPurge> {
  const { from, elsewhere } = caseSteps[step];
  const { status, endReason } = columnsOfStanding(endOf(step, to));
  const moved = await db
    .updateTable('cases')
    .set({ ...also, status, end_reason: endReason })
    .where('id', '=', caseId)
    .where((eb) => eb.or(from.map((standing) => standsAs(eb, standing))))
    .where((eb) => only?.(eb) ?? eb.and([]))
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows === 0n && elsewhere === 'refuse') throw new Problem('caseStateRefuses');
  return pagesIfChanged(caseId, moved);
}

function standsAs(eb: CaseWhere, standing: CaseStanding) {
  const { status, endReason } = columnsOfStanding(standing);
  return eb.and([
    eb('status', '=', status),
    endReason === null ? eb('end_reason', 'is', null) : eb('end_reason', '=', endReason),
  ]);
}

function endOf(step: CaseStep, to: CaseStanding | undefined): CaseStanding {
  const ends: readonly CaseStanding[] = caseSteps[step].to;
  const end = to ?? ends[0];
  if (!end || !ends.includes(end) || (to === undefined && ends.length > 1)) {
    throw new Error(`No case comes to ${to} by ${step}.`);
  }
  return end;
}
