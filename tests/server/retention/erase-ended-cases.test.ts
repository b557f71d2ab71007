import { afterAll, beforeAll, expect, test } from 'vitest';
import { markRestored } from '#src/server/backups/mark-restored.ts';
import { newId } from '#src/server/platform/keys.ts';
import { eraseEndedCases } from '#src/server/retention/erase-ended-cases.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';
import { jobHandlersOf } from '../../support/job-handlers-of.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { endedCase, keptOf } from './ended-case.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const now = () => t.services.now();
const papersAgo = () => now() - retentionDays.casePapers * dayMs;
const accountsAgo = () => now() - retentionDays.caseAccounts * dayMs;

const all = { sheets: true, account: true, reporter: true, pictures: ['cover', 'identity'] };
const withoutPapers = { sheets: false, account: true, reporter: false, pictures: ['cover'] };

const run = () => eraseEndedCases(t.services.db, new AbortController().signal, now());

test('papers go when their time is over and not before, bank numbers at a time of their own', async () => {
  const [young, old, oldest] = [
    await endedCase(t, papersAgo()),
    await endedCase(t, papersAgo() - 1),
    await endedCase(t, accountsAgo() - 1),
  ];
  await run();
  expect(await keptOf(t, young)).toEqual(all);
  expect(await keptOf(t, old)).toEqual(withoutPapers);
  expect(await keptOf(t, oldest)).toEqual({ ...withoutPapers, account: false });
  expect(await run()).toBe(0);
});

test('what is open about a case, or was lately, holds everything', async () => {
  const { db } = t.services;
  const [reported, answered, refunded] = [
    await endedCase(t, accountsAgo() - 1),
    await endedCase(t, accountsAgo() - 1),
    await endedCase(t, accountsAgo() - 1),
  ];
  await db
    .updateTable('reports')
    .set({ state: 'open', answered_at: null })
    .where('case_id', '=', reported)
    .execute();
  await db
    .updateTable('reports')
    .set({ answered_at: now() })
    .where('case_id', '=', answered)
    .execute();
  await db
    .insertInto('case_refunds')
    .values({
      ...{ id: newId(), case_id: refunded, kind: 'fundraiser', status: 'APPLIED' },
      ...{ applicant_user_id: `owner-${refunded}`, reason: '', refusal: '' },
      ...{ status_before: 'FINISHED', end_reason_before: 1, finished_at_before: 0 },
      ...{ amount_in_fen: 0, gift_count: 0, returned_in_fen: 0, returned_count: 0, created_at: 0 },
    })
    .execute();
  await run();
  for (const caseId of [reported, answered, refunded]) expect(await keptOf(t, caseId)).toEqual(all);
  await db
    .updateTable('reports')
    .set({ state: 'dismissed', answered_at: papersAgo() - 1 })
    .where('case_id', '=', reported)
    .execute();
  await run();
  expect(await keptOf(t, reported)).toEqual(withoutPapers);
});

test('a case that goes on, or still has money, keeps all', async () => {
  const caseId = await endedCase(t, accountsAgo() - 1);
  const funded = await t.addFundedCase(5000);
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: 1, finished_at: 0 })
    .where('id', '=', funded)
    .execute();
  await t.services.db
    .updateTable('cases')
    .set({ status: 'CROWDFUNDING_STATED', end_reason: null, finished_at: null })
    .where('id', '=', caseId)
    .execute();
  await run();
  expect(await keptOf(t, caseId)).toEqual(all);
  const left = await t.services.db
    .selectFrom('case_erasures')
    .select('case_id')
    .where('case_id', 'in', [caseId, funded])
    .execute();
  expect(left).toEqual([]);
});

test('what comes back with an older backup goes again as soon as it was put back', async () => {
  const caseId = await endedCase(t, papersAgo() - 1);
  // The backup knows nothing of an erasure, and a restore asks for the job.
  await markRestored(t.services.db, { madeAt: now() - dayMs }, now());
  const job = await t.services.db
    .selectFrom('jobs')
    .select(['id', 'name'])
    .where('name', '=', 'erase-ended-cases')
    .executeTakeFirstOrThrow();
  const { signal } = new AbortController();
  const asked = { id: job.id, payload: null, attempt: 1, now: now(), signal };
  await jobHandlersOf(t.services)[job.name]?.(asked);
  expect(await keptOf(t, caseId)).toEqual(withoutPapers);
});
