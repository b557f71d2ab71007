import type { Trx } from '#src/server/db/database.ts';
import { type PagesToPurge, pagesOfCase } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

/** A death was told: raising ends at once. The page says why only when staff confirmed it. */
export async function noteMourning(
  trx: Trx,
  { caseId, isRaising }: { caseId: string; isRaising: boolean },
  now: number,
): Promise<PagesToPurge> {
  const also = { mourning_at: now, mourning_ended: isRaising ? 1 : 0 } as const;
  if (isRaising) {
    return takeStep(trx, 'end', {
      caseId,
      to: 'endedEarly',
      also: { ...also, finished_at: now },
    });
  }
  await trx.updateTable('cases').set(also).where('id', '=', caseId).execute();
  return pagesOfCase(caseId);
}

/** Staff confirmed it. */
export async function showMourning(trx: Trx, caseId: string, now: number): Promise<PagesToPurge> {
  await trx.updateTable('cases').set({ mourning_shown_at: now }).where('id', '=', caseId).execute();
  return pagesOfCase(caseId);
}

/** It was said in error. */
export async function takeMourningBack(trx: Trx, caseId: string): Promise<PagesToPurge> {
  await trx
    .updateTable('cases')
    .set({ mourning_at: null, mourning_ended: 0 })
    .where('id', '=', caseId)
    .execute();
  return pagesOfCase(caseId);
}
