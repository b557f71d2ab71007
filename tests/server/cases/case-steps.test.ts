import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endRaising,
  expireCase,
  stopByPlatform,
} from '#src/server/cases/transitions/end-raising.ts';
import { noteMourning, resumeRaising } from '#src/server/cases/transitions/mourn-patient.ts';
import type { PagesToPurge } from '#src/server/cases/transitions/pages-of-case.ts';
import {
  beginReturning,
  callReturnOff,
  endReturning,
  leaveRestToFamily,
  reopenReturning,
} from '#src/server/cases/transitions/return-fund.ts';
import { denyCase, makePublic, sendToReview } from '#src/server/cases/transitions/review-case.ts';
import { takeStep } from '#src/server/cases/transitions/take-step.ts';
import {
  beginWithdrawing,
  endWithdrawing,
  reopenWithdrawing,
} from '#src/server/cases/transitions/withdraw-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import {
  type CaseStanding,
  type CaseStep,
  caseStandings,
  caseSteps,
  columnsOfStanding,
  standingOf,
} from '#src/shared/cases/case-steps.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestDatabase, type TestDatabase } from '../../support/test-db.ts';

let opened: TestDatabase;
let caseId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ id: caseId } = await makeCase(opened.db, { ends_at: caseNow }));
});
afterAll(() => opened.close());

type Verb = (trx: Trx) => Promise<PagesToPurge>;

const now = caseNow;
const before = { status: 'FINISHED', endReason: endReasons.withdrawn, finishedAt: 7 } as const;
const end = { caseId: '', hasSucceeded: true, stopReason: 'enough' } as const;

/** By each verb that takes a step: the step, and where the case then stands. */
const verbs: readonly [name: string, CaseStep, CaseStanding, Verb][] = [
  ['sendToReview', 'submit', 'SUBMITTED', (trx) => sendToReview(trx, caseId)],
  ['denyCase', 'deny', 'APPROVE_DENIED', (trx) => denyCase(trx, caseId)],
  [
    ...(['makePublic', 'publish', 'CROWDFUNDING_STATED'] as const),
    (trx) => makePublic(trx, { caseId, endsAt: now }, now),
  ],
  [
    ...(['endRaising', 'end', 'fundraiserSucceeded'] as const),
    (trx) => endRaising(trx, { ...end, caseId }, now),
  ],
  [
    ...(['endRaising too early', 'end', 'endedEarly'] as const),
    (trx) => endRaising(trx, { ...end, caseId, hasSucceeded: false }, now),
  ],
  [
    ...(['noteMourning', 'end', 'endedEarly'] as const),
    (trx) => noteMourning(trx, { caseId, isRaising: true }, now),
  ],
  ['expireCase', 'expire', 'timeExpired', (trx) => expireCase(trx, caseId, now)],
  ['stopByPlatform', 'stop', 'platformTerminated', (trx) => stopByPlatform(trx, caseId, now)],
  [
    ...(['resumeRaising', 'resume', 'CROWDFUNDING_STATED'] as const),
    (trx) => resumeRaising(trx, { caseId, patientIndex: 'nobody-else' }),
  ],
  [
    ...(['beginWithdrawing', 'beginWithdrawing', 'withdrawalApplying'] as const),
    (trx) => beginWithdrawing(trx, { caseId, isFirst: true }, now),
  ],
  [
    ...(['beginWithdrawing again', 'beginWithdrawing', 'withdrawalApplyingAgain'] as const),
    (trx) => beginWithdrawing(trx, { caseId, isFirst: false }, now),
  ],
  [
    ...(['endWithdrawing', 'endWithdrawing', 'withdrawn'] as const),
    (trx) => endWithdrawing(trx, { caseId, endReason: endReasons.withdrawn }),
  ],
  [
    ...(['reopenWithdrawing', 'reopenWithdrawing', 'withdrawalApplyingAgain'] as const),
    (trx) => reopenWithdrawing(trx, caseId),
  ],
  [
    ...(['beginReturning', 'beginFamilyReturn', 'refundApplying'] as const),
    (trx) => beginReturning(trx, { caseId, by: 'family', finishedAt: now }),
  ],
  [
    ...(['callReturnOff', 'callFamilyReturnOff', 'withdrawn'] as const),
    (trx) => callReturnOff(trx, { caseId, by: 'family', before }),
  ],
  [
    ...(['endReturning', 'endFamilyReturn', 'refundSucceeded'] as const),
    (trx) => endReturning(trx, { caseId, by: 'family' }),
  ],
  [
    ...(['reopenReturning', 'reopenFamilyReturn', 'refundApplying'] as const),
    (trx) => reopenReturning(trx, { caseId, by: 'family' }),
  ],
  ['leaveRestToFamily', 'leaveRest', 'endedEarly', (trx) => leaveRestToFamily(trx, caseId)],
  [
    ...(['beginReturning by us', 'beginPlatformReturn', 'reviewFailedReturning'] as const),
    (trx) => beginReturning(trx, { caseId, by: 'platform', finishedAt: now }),
  ],
  [
    ...(['callReturnOff by us', 'callPlatformReturnOff', 'withdrawn'] as const),
    (trx) => callReturnOff(trx, { caseId, by: 'platform', before }),
  ],
  [
    ...(['endReturning by us', 'endPlatformReturn', 'stoppedAndReturned'] as const),
    (trx) => endReturning(trx, { caseId, by: 'platform' }),
  ],
  [
    ...(['reopenReturning by us', 'reopenPlatformReturn', 'reviewFailedReturning'] as const),
    (trx) => reopenReturning(trx, { caseId, by: 'platform' }),
  ],
];

async function standAs(standing: CaseStanding): Promise<void> {
  const { status, endReason } = columnsOfStanding(standing);
  const change = { status, end_reason: endReason, published_at: now, ends_at: now };
  await opened.db.updateTable('cases').set(change).where('id', '=', caseId).execute();
}

async function findStanding(): Promise<CaseStanding> {
  const row = await opened.db
    .selectFrom('cases')
    .select(['status', 'end_reason'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return standingOf(row.status, row.end_reason);
}

test.each(verbs)('%s goes along the table alone, from every standing', async (...verb) => {
  const [, step, to, take] = verb;
  const { from, elsewhere } = caseSteps[step];
  for (const standing of caseStandings) {
    await standAs(standing);
    const taken = inTransaction(opened.db, take);
    if (from.some((one) => one === standing)) {
      expect(await taken).toEqual([tagOfCase(caseId), tagOfLists]);
      expect(await findStanding()).toBe(to);
      continue;
    }
    if (elsewhere === 'stay') expect(await taken).toEqual([]);
    else await expect(taken).rejects.toMatchObject({ name: 'Problem' });
    expect(await findStanding()).toBe(standing);
  }
});

test('every step of the table has its verb', () => {
  const taken = new Set(verbs.map(([, step]) => step));
  expect([...taken].sort()).toEqual(Object.keys(caseSteps).sort());
});

test('a step ends nowhere but where the table says, and says where if there are several', async () => {
  await standAs('CROWDFUNDING_STATED');
  const wrong = inTransaction(opened.db, (trx) =>
    takeStep(trx, 'end', { caseId, to: 'withdrawn' }),
  );
  await expect(wrong).rejects.toThrow('No case comes to withdrawn by end.');
  const unsaid = inTransaction(opened.db, (trx) => takeStep(trx, 'end', { caseId }));
  await expect(unsaid).rejects.toThrow('by end.');
  expect(await findStanding()).toBe('CROWDFUNDING_STATED');
});

test('a case whose time is not over does not expire', async () => {
  await standAs('CROWDFUNDING_STATED');
  const pages = await expireCase(opened.db, caseId, now - 1);
  expect([pages, await findStanding()]).toEqual([[], 'CROWDFUNDING_STATED']);
});
