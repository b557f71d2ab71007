import { shownFund } from '#src/server/cases/money/shown-fund.ts';
import { endRaising } from '#src/server/cases/transitions/end-raising.ts';
import type { PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { lockCase, requireAction } from '#src/server/raising/lock-case.ts';
import type { Services } from '#src/server/services.ts';
import type { CaseStatus } from '#src/shared/cases/enumerations.ts';
import type { StopReason } from '#src/shared/raising/stop-reasons.ts';

type Stopped = { caseId: string; reason: StopReason };

/** Ends raising at the family's wish: no more gifts; what was given stays for the patient. */
export async function stopRaise(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  stopped: Stopped,
  now: number,
): Promise<{ status: CaseStatus }> {
  pageTags.purge(await inTransaction(db, (trx) => stopRaiseIn(trx, stopped, now)));
  return { status: 'FINISHED' };
}

async function stopRaiseIn(
  trx: Trx,
  { caseId, reason }: Stopped,
  now: number,
): Promise<PagesToPurge> {
  const row = await lockCase(trx, caseId);
  requireAction(row, { action: 'finish', now, refusal: 'caseStateRefuses' });
  const fund = await trx
    .selectFrom('case_funds')
    .select(shownFund.raised)
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const hasSucceeded = fund.raisedInFen >= row.target_in_fen;
  return endRaising(trx, { caseId, hasSucceeded, stopReason: reason }, now);
}
