import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { erasePapers } from './erase-papers.ts';
import { isCaseHeld } from './is-case-held.ts';

/** Each goes at a time of its own, and the column says when it went. */
const kinds = [
  { days: retentionDays.casePapers, column: 'papers_at', erase: erasePapers },
  { days: retentionDays.caseAccounts, column: 'accounts_at', erase: eraseAccounts },
] as const;
type Kind = (typeof kinds)[number];

const batch = 50;

/**
 * Erases what is kept of cases whose time is over. One that money or a dispute holds is looked at again
 * the next night; what was erased, and came back with an older backup, goes again the same way.
 */
export async function eraseEndedCases(
  db: Database,
  signal: AbortSignal,
  now: number,
): Promise<number> {
  let erased = 0;
  for (const kind of kinds) {
    const longAgo = now - kind.days * dayMs;
    let after = '';
    while (!signal.aborted) {
      const due = await findDue(db, { kind, longAgo, after });
      for (const caseId of due) if (await eraseOne(db, { kind, caseId, longAgo }, now)) erased += 1;
      after = due.at(-1) ?? '';
      if (due.length < batch) break;
    }
  }
  return erased;
}

type Asked = { kind: Kind; longAgo: number };

/** Finds those that ended, or were refused and left, that long ago. */
async function findDue(
  db: Database,
  { kind, longAgo, after }: Asked & { after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .leftJoin('case_erasures', 'case_erasures.case_id', 'cases.id')
    .select('cases.id')
    .where('cases.id', '>', after)
    .where((eb) =>
      eb.or([
        eb.and([eb('cases.status', '=', 'FINISHED'), eb('cases.finished_at', '<', longAgo)]),
        eb.and([eb('cases.status', '=', 'APPROVE_DENIED'), eb('cases.created_at', '<', longAgo)]),
      ]),
    )
    .where(`case_erasures.${kind.column}`, 'is', null)
    .orderBy('cases.id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

function eraseOne(
  db: Database,
  { kind, caseId, longAgo }: Asked & { caseId: string },
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (await isCaseHeld(trx, { caseId, longAgo })) return false;
    if (await isWrittenSince(trx, caseId, longAgo)) return false;
    await kind.erase(trx, caseId);
    await trx
      .insertInto('case_erasures')
      .values({ case_id: caseId, papers_at: null, accounts_at: null, [kind.column]: now })
      .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ [kind.column]: now }))
      .execute();
    return true;
  });
}

/** A refused case that its family works at again is none that ended. */
async function isWrittenSince(trx: Trx, caseId: string, longAgo: number): Promise<boolean> {
  const part = await trx
    .selectFrom('case_parts')
    .select('part')
    .where('case_id', '=', caseId)
    .where('updated_at', '>=', longAgo)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}
