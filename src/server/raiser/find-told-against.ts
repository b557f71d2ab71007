import type { Database } from '#src/server/db/database.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';

/** Their reason is written for the family, as the form says. */
const actsAgainst: readonly StaffAct[] = ['markRisk', 'stopCase', 'startRefund'];

/**
 * Finds what staff told the family when they last doubted, stopped or gave up its case, as the
 * trail has it.
 */
export async function findToldAgainst(db: Database, caseId: string): Promise<string> {
  const told = await db
    .selectFrom('audit_trail')
    .select('reason')
    .where('case_id', '=', caseId)
    .where(({ and, eb, or }) =>
      or([
        eb('act', 'in', actsAgainst),
        and([eb('queue', '=', 'cloneHit'), eb('act', '=', 'refuse')]),
      ]),
    )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return told?.reason ?? '';
}
