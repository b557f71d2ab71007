import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFundings } from '#src/server/desk/money/find-fundings.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { findSubsidyPool } from '#src/server/withdrawals/apply/find-subsidy-pool.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { plansOf } from '../../support/query-plans.ts';
import { actsOf, addStaff } from '../../support/test-staff.ts';
import { funding, openPoolDesk, type PoolDesk } from './pool-desk.ts';

let t: PoolDesk;
beforeAll(async () => {
  t = await openPoolDesk();
});
afterAll(() => t.close());

test('a sponsor’s money is in the pool once a second person confirms it, and all adds up', async () => {
  expect((await t.propose()).status).toBe(200);
  expect(await t.pooledInFen()).toBe(0);
  const [proposal] = await t.waiting();
  expect(proposal).toMatchObject({
    subject: funding.statementNo,
    value: { amountInFen: 123_456, sponsor: funding.sponsor },
  });
  const id = proposal?.proposalId ?? '';
  expect((await t.settle(id, 'confirm', t.releaser)).code).toBe(40934);
  expect((await t.settle(id, 'confirm', t.reviewer)).code).toBe(40300);
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect((await t.settle(id, 'confirm', t.administrator)).status).toBe(200);
  stop();
  expect(purged).toContain(tagOfLists);
  expect(await t.pooledInFen()).toBe(123_456);
  expect(await t.balance('B')).toBe(-123_456);
  await t.expectMoneyRight();
  const money = await findPlatformMoney(t.services.db);
  expect(addsUp(money)).toBe(true);
  expect(money.places).toMatchObject({ bank: 123_456, subsidyPool: 123_456, pools: 0, cases: 0 });
  expect(await actsOf(t, t.releaser.userId)).toEqual(['proposeFunding']);
  expect(await actsOf(t, t.administrator.userId)).toEqual(['confirmFunding']);
});

test('of two who confirm at once one does, and it is posted once', async () => {
  const id = await t.proposedId({ statementNo: 'RACE0001', amountInFen: 100 });
  const second = await addStaff(t, 'releaser');
  const both = await Promise.all(
    [t.administrator, second].map((by) => t.settle(id, 'confirm', by)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await t.pooledInFen()).toBe(123_556);
});

test('a payout that lacks of the pool is released once it is filled', async () => {
  const caseId = await t.addFundedCase(4_000_000, { option: 4, basisPoints: 1000 });
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 4_000_000, instalments: 2 });
  expect(await findSubsidyPool(t.services.db)).toMatchObject({
    ...{ balanceInFen: 123_556, neededInFen: 400_000, lackingInFen: 276_444 },
  });
  await expect(t.release(withdrawalId)).rejects.toMatchObject({ reason: 'subsidyPoolEmpty' });
  t.setNow(t.services.now() + 60 * 60_000);
  await t.fund({ statementNo: 'GOESON01', amountInFen: 100_000 });
  await t.release(withdrawalId);
  expect(await t.runDue()).toEqual([]);
  expect((await t.payoutsOf(withdrawalId)).map(({ status }) => status)).toEqual(['SUCCESS']);
  expect(await findSubsidyPool(t.services.db)).toEqual({
    ...{ balanceInFen: 23_556, neededInFen: 200_000, lackingInFen: 176_444 },
    ...{ fundedInFen: 223_556, paidInFen: 200_000, returnedInFen: 0 },
  });
  await t.expectMoneyRight();
  const money = await findPlatformMoney(t.services.db);
  expect([addsUp(money), money.places.subsidyPool]).toEqual([true, 23_556]);
});

test('fundings are listed newest first, page after page, with who said so', async () => {
  const numbers: string[] = [];
  for (let anchorId = '', more = true; more; ) {
    const page = await findFundings(t.services.db, { anchorId, size: 1 });
    numbers.push(...page.list.map(({ statementNo }) => statementNo));
    more = page.hasNext;
    anchorId = page.anchorId;
  }
  const ofOneMoment = numbers.slice(1).sort();
  expect([numbers[0], ...ofOneMoment]).toEqual(['GOESON01', funding.statementNo, 'RACE0001']);
  const { list } = await findFundings(t.services.db, { anchorId: '' });
  expect(list.find(({ statementNo }) => statementNo === funding.statementNo)).toMatchObject({
    ...{ amountInFen: 123_456, sponsor: funding.sponsor, reason: funding.reason },
    proposer: expect.any(String),
    confirmer: expect.any(String),
  });
});

test('the list of fundings reads no other transfers or proposals', async () => {
  const plans = await plansOf(t.services.db, async (db) => {
    for (const anchorId of [
      '',
      (await findFundings(t.services.db, { anchorId: '', size: 1 })).anchorId,
    ]) {
      await findFundings(db, { anchorId });
    }
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toMatch(/staff_proposals_funded/);
    expect(plan).not.toMatch(/SCAN|Seq Scan/);
  }
});
