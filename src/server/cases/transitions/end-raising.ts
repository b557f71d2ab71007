import type { Database, Trx } from '#src/server/db/database.ts';
import type { StopReason } from '#src/shared/raising/stop-reasons.ts';
import type { PagesToPurge } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

type Ended = {
  caseId: string;
  hasSucceeded: boolean;
  /** This is what the family said; null where nobody was asked. */
  stopReason: StopReason | null;
};

/** The family ends raising: no more gifts come; what was given stays for the patient. */
export function endRaising(
  trx: Trx,
  { caseId, hasSucceeded, stopReason }: Ended,
  now: number,
): Promise<PagesToPurge> {
  return takeStep(trx, 'end', {
    caseId,
    to: hasSucceeded ? 'fundraiserSucceeded' : 'endedEarly',
    also: { finished_at: now, stop_reason: stopReason },
  });
}

/** Its time is over. */
export function expireCase(db: Database | Trx, caseId: string, now: number): Promise<PagesToPurge> {
  return takeStep(db, 'expire', {
    caseId,
    also: { finished_at: now },
    only: (eb) => eb('ends_at', '<=', now),
  });
}

/** The platform stops it, and it leaves the editors' page; not once its money is on the way out. */
export function stopByPlatform(trx: Trx, caseId: string, now: number): Promise<PagesToPurge> {
  return takeStep(trx, 'stop', {
    caseId,
    also: { finished_at: now, picked: 0 },
  });
}
