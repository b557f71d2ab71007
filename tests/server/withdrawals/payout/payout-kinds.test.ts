import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { deskClaim } from '#src/shared/review/calls.ts';
import { testOrigin } from '../../../support/test-server.ts';
import { addStaff, as, type Staff } from '../../../support/test-staff.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('a subsidised fee is paid by a pool that was filled before, or nothing is sent', async () => {
  const caseId = await t.addFundedCase(10_000, { option: 4, basisPoints: 300 });
  const id = await t.bringToRelease(caseId, { amountInFen: 10_000 });
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'subsidyPoolEmpty' });
  await inTransaction(t.services.db, (trx) =>
    postPoolFunding(trx, {
      ...{ poolId: subsidyPool, reference: 'sponsor-1', amountInFen: 1000, now: t.services.now() },
    }),
  );
  await t.release(id);
  expect(await t.runDue()).toEqual([]);
  expect(await t.balance(`P:${subsidyPool}`)).toBe(700);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('waived, the family gets all of it and nobody pays a fee', async () => {
  const caseId = await t.addFundedCase(10_000, { option: 3, basisPoints: 300 });
  const before = await t.balance('F');
  const id = await t.bringToRelease(caseId, { amountInFen: 10_000 });
  await t.release(id);
  await t.runDue();
  expect(await t.balance('F')).toBe(before);
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('the first of two reviewers is told that it is noted, and the second that it holds', async () => {
  const id = await t.apply(await t.addFundedCase(3000), { amountInFen: 3000, emergency: true });
  const pass = async (subjectId: string, by: Staff) => {
    const { id: taskId } = await t.services.db
      .selectFrom('review_tasks')
      .select('id')
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow();
    await t.call(deskClaim, { taskId }, as(by));
    const sent = () =>
      t.request(`/desk/task/${taskId}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { authorization: `Bearer ${by.token}`, origin: testOrigin },
        body: new URLSearchParams({ step: 'decide', revision: '1', decision: 'pass' }),
      });
    // An answer that was lost and comes again says the same.
    return [await sent(), await sent()].map(({ headers }) => headers.get('location'));
  };
  const noted = '/desk/queue/drawPublic?done=1&noted=1';
  expect(await pass(id, await addStaff(t, 'reviewer'))).toEqual([noted, noted]);
  const holds = '/desk/queue/drawPublic?done=1';
  expect(await pass(`${id}+second`, await addStaff(t, 'reviewer'))).toEqual([holds, holds]);
});

test('an urgent one needs two reviewers, and its notice runs beside the payout', async () => {
  const caseId = await t.addFundedCase(3000);
  const id = await t.apply(caseId, { amountInFen: 3000, emergency: true });
  await t.decide('drawPublic', id, { by: staff.reviewer });
  expect(await t.statusOfWithdrawal(id)).toBe('REVIEWING');
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'withdrawalNotOpen' });
  await expect(
    t.decide('drawPublic', `${id}+second`, { by: staff.reviewer }),
  ).rejects.toMatchObject({ reason: 'secondPersonNeeded' });
  await t.decide('drawPublic', `${id}+second`, { by: staff.administrator });
  expect(await t.statusOfWithdrawal(id)).toBe('NOTICE');
  expect(await t.openTasks()).toContain(`payout ${id}:1`);
  await expect(t.decide('payout', `${id}:1`, { by: staff.administrator })).rejects.toMatchObject({
    reason: 'secondPersonNeeded',
  });
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});
