import { type PagesToPurge, pagesIfChanged } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { FactKind } from '#src/shared/cases/enumerations.ts';

/**
 * Staff found right what somebody said against a fact: whatever was seen of it before, the page
 * calls it disputed, until its part is reviewed anew. What nobody stated is not disputed either.
 */
export async function disputeFact(
  trx: Trx,
  { caseId, kind }: { caseId: string; kind: FactKind },
  now: number,
): Promise<PagesToPurge> {
  const changed = await trx
    .updateTable('case_facts')
    .set({
      ...({ state: 'disputed', method: 'reportUpheld' } as const),
      ...{ compared: '[]', compared_by: null, stated_at: now, expires_at: null },
    })
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return pagesIfChanged(caseId, changed);
}
