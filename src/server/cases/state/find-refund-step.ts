import type { Database } from '#src/server/db/database.ts';
import type { CaseRefundStep } from '#src/shared/cases/case-detail.ts';
import type { CasePhase } from '#src/shared/cases/case-phases.ts';

type Asked = { caseId: string; phase: CasePhase; givenInFen: number };

/** Finds how far the refund of a case is, for the phases that tell of one. */
export async function findRefundStep(
  db: Database,
  { caseId, phase, givenInFen }: Asked,
): Promise<CaseRefundStep | null> {
  if (phase !== 'refunding' && phase !== 'refunded') return null;
  const [released, isFalse] = await Promise.all([findReleased(db, caseId), isOfFalse(db, caseId)]);
  const part = (released.amountInFen ?? 0) < givenInFen;
  if (phase === 'refunded') return { step: 'returned', part, isFalse };
  return { step: released.running > 0 ? 'returning' : 'asked', part, isFalse };
}

/** What donors took back themselves counts too: it went to no patient. */
async function findReleased(db: Database, caseId: string) {
  return db
    .selectFrom('case_refunds')
    .select((eb) => [
      eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('amountInFen'),
      eb
        .cast<number>(
          eb.fn.countAll().filterWhere('status', '=', 'RUNNING').filterWhere('kind', '<>', 'grace'),
          'bigint',
        )
        .as('running'),
    ])
    .where('case_id', '=', caseId)
    .where('status', 'in', ['RUNNING', 'DONE'])
    .executeTakeFirstOrThrow();
}

/** What was called off says nothing of the case. */
async function isOfFalse(db: Database, caseId: string): Promise<boolean> {
  const found = await db
    .selectFrom('case_refunds')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'falseCase')
    .where('status', 'not in', ['REFUSED', 'CANCELLED'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
