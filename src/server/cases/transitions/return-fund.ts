import type { Trx } from '#src/server/db/database.ts';
import { standingOf } from '#src/shared/cases/case-steps.ts';
import type { CaseStatus } from '#src/shared/cases/enumerations.ts';
import type { PagesToPurge } from './pages-of-case.ts';
import { takeStep } from './take-step.ts';

/** It says who has the gifts given back, which a case says while they go and once they are back. */
const stepsOfReturn = {
  family: {
    begin: 'beginFamilyReturn',
    callOff: 'callFamilyReturnOff',
    end: 'endFamilyReturn',
    reopen: 'reopenFamilyReturn',
  },
  platform: {
    begin: 'beginPlatformReturn',
    callOff: 'callPlatformReturnOff',
    end: 'endPlatformReturn',
    reopen: 'reopenPlatformReturn',
  },
} as const;
export type ReturnBy = keyof typeof stepsOfReturn;

type Returned = { caseId: string; by: ReturnBy };

/** Its gifts are to go back: the case takes no more of them. */
export function beginReturning(
  trx: Trx,
  { caseId, by, finishedAt }: Returned & { finishedAt: number },
): Promise<PagesToPurge> {
  return takeStep(trx, stepsOfReturn[by].begin, { caseId, also: { finished_at: finishedAt } });
}

type Before = { status: CaseStatus; endReason: number | null; finishedAt: number | null };

/** It came to nothing before it began: the case is again what it was. */
export function callReturnOff(
  trx: Trx,
  { caseId, by, before }: Returned & { before: Before },
): Promise<PagesToPurge> {
  return takeStep(trx, stepsOfReturn[by].callOff, {
    caseId,
    to: standingOf(before.status, before.endReason),
    also: { finished_at: before.finishedAt },
  });
}

/** Every gift is back. */
export function endReturning(trx: Trx, { caseId, by }: Returned): Promise<PagesToPurge> {
  return takeStep(trx, stepsOfReturn[by].end, { caseId });
}

/** A gift that was back came to us again: its return is not over. */
export function reopenReturning(trx: Trx, { caseId, by }: Returned): Promise<PagesToPurge> {
  return takeStep(trx, stepsOfReturn[by].reopen, { caseId });
}

/** Answers what is left when all went back that can: the family may withdraw it again. */
export function leaveRestToFamily(trx: Trx, caseId: string): Promise<PagesToPurge> {
  return takeStep(trx, 'leaveRest', { caseId });
}
