import {
  endRaising,
  expireCase,
  stopByPlatform,
} from '#src/server/cases/transitions/end-raising.ts';
import { noteMourning } from '#src/server/cases/transitions/mourn-patient.ts';
import type { PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import { liftStop, resumeRaising } from '#src/server/cases/transitions/resume-raising.ts';
import {
  beginReturning,
  callReturnOff,
  endReturning,
  leaveRestToFamily,
  reopenReturning,
} from '#src/server/cases/transitions/return-fund.ts';
import { denyCase, makePublic, sendToReview } from '#src/server/cases/transitions/review-case.ts';
import {
  beginWithdrawing,
  endWithdrawing,
  reopenWithdrawing,
} from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import type { CaseStanding, CaseStep } from '#src/shared/cases/case-steps.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';

type Verb = (trx: Trx, caseId: string, now: number) => Promise<PagesToPurge>;

const before = { status: 'FINISHED', endReason: endReasons.withdrawn, finishedAt: 7 } as const;

/** It says by each verb that takes a step the step, and where the case then stands. */
export const stepVerbs: readonly [name: string, CaseStep, CaseStanding, Verb][] = [
  ['sendToReview', 'submit', 'SUBMITTED', (trx, caseId, _now) => sendToReview(trx, caseId)],
  ['denyCase', 'deny', 'APPROVE_DENIED', (trx, caseId, _now) => denyCase(trx, caseId)],
  [
    ...(['makePublic', 'publish', 'CROWDFUNDING_STATED'] as const),
    (trx, caseId, now) => makePublic(trx, { caseId, endsAt: now }, now),
  ],
  [
    ...(['endRaising', 'end', 'fundraiserSucceeded'] as const),
    (trx, caseId, now) =>
      endRaising(trx, { caseId, hasSucceeded: true, stopReason: 'enough' }, now),
  ],
  [
    ...(['endRaising too early', 'end', 'endedEarly'] as const),
    (trx, caseId, now) => endRaising(trx, { caseId, hasSucceeded: false, stopReason: null }, now),
  ],
  [
    ...(['noteMourning', 'end', 'endedEarly'] as const),
    (trx, caseId, now) => noteMourning(trx, { caseId, isRaising: true }, now),
  ],
  ['expireCase', 'expire', 'timeExpired', (trx, caseId, now) => expireCase(trx, caseId, now)],
  [
    'stopByPlatform',
    'stop',
    'platformTerminated',
    (trx, caseId, now) => stopByPlatform(trx, caseId, now),
  ],
  [
    ...(['resumeRaising', 'resume', 'CROWDFUNDING_STATED'] as const),
    (trx, caseId, _now) => resumeRaising(trx, { caseId, patientIndex: 'nobody-else' }),
  ],
  [
    ...(['liftStop', 'liftStop', 'CROWDFUNDING_STATED'] as const),
    (trx, caseId, _now) =>
      liftStop(trx, { caseId, patientIndex: 'nobody-else', to: 'CROWDFUNDING_STATED' }),
  ],
  [
    ...(['liftStop of an ended one', 'liftStop', 'endedEarly'] as const),
    (trx, caseId, _now) => liftStop(trx, { caseId, patientIndex: 'nobody-else', to: 'endedEarly' }),
  ],
  [
    ...(['beginWithdrawing', 'beginWithdrawing', 'withdrawalApplying'] as const),
    (trx, caseId, now) => beginWithdrawing(trx, { caseId, isFirst: true }, now),
  ],
  [
    ...(['beginWithdrawing again', 'beginWithdrawing', 'withdrawalApplyingAgain'] as const),
    (trx, caseId, now) => beginWithdrawing(trx, { caseId, isFirst: false }, now),
  ],
  [
    ...(['endWithdrawing', 'endWithdrawing', 'withdrawn'] as const),
    (trx, caseId, _now) => endWithdrawing(trx, { caseId, endReason: endReasons.withdrawn }),
  ],
  [
    ...(['reopenWithdrawing', 'reopenWithdrawing', 'withdrawalApplyingAgain'] as const),
    (trx, caseId, _now) => reopenWithdrawing(trx, caseId),
  ],
  [
    ...(['beginReturning', 'beginFamilyReturn', 'refundApplying'] as const),
    (trx, caseId, now) => beginReturning(trx, { caseId, by: 'family', finishedAt: now }),
  ],
  [
    ...(['callReturnOff', 'callFamilyReturnOff', 'withdrawn'] as const),
    (trx, caseId, _now) => callReturnOff(trx, { caseId, by: 'family', before }),
  ],
  [
    ...(['endReturning', 'endFamilyReturn', 'refundSucceeded'] as const),
    (trx, caseId, _now) => endReturning(trx, { caseId, by: 'family' }),
  ],
  [
    ...(['reopenReturning', 'reopenFamilyReturn', 'refundApplying'] as const),
    (trx, caseId, _now) => reopenReturning(trx, { caseId, by: 'family' }),
  ],
  [
    'leaveRestToFamily',
    'leaveRest',
    'endedEarly',
    (trx, caseId, _now) => leaveRestToFamily(trx, caseId),
  ],
  [
    ...(['beginReturning by us', 'beginPlatformReturn', 'reviewFailedReturning'] as const),
    (trx, caseId, now) => beginReturning(trx, { caseId, by: 'platform', finishedAt: now }),
  ],
  [
    ...(['callReturnOff by us', 'callPlatformReturnOff', 'withdrawn'] as const),
    (trx, caseId, _now) => callReturnOff(trx, { caseId, by: 'platform', before }),
  ],
  [
    ...(['endReturning by us', 'endPlatformReturn', 'stoppedAndReturned'] as const),
    (trx, caseId, _now) => endReturning(trx, { caseId, by: 'platform' }),
  ],
  [
    ...(['reopenReturning by us', 'reopenPlatformReturn', 'reviewFailedReturning'] as const),
    (trx, caseId, _now) => reopenReturning(trx, { caseId, by: 'platform' }),
  ],
];
