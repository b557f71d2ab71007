import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { findWaitingCases } from '#src/server/desk/cases/find-waiting-cases.ts';
import { findPlatformMoney } from '#src/server/publicity/find-platform-money.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import { deskProposeClawback } from '#src/shared/desk/calls.ts';
import { addsUp } from '#src/shared/publicity/publicity-view.ts';
import { actsOf, as, type Staff } from '../../support/test-staff.ts';
import { openPoolDesk, type PoolDesk } from './pool-desk.ts';

const reason = '异议成立，家属退回剩余款，11 月 20 日对账单';
let t: PoolDesk;
let infoUuid: string;
beforeAll(async () => {
  t = await openPoolDesk();
  infoUuid = await addPaidCase();
});
afterAll(() => t.close());

/** 1,000 yuan were given and 600 withdrawn, of which 582 reached the payee. */
async function addPaidCase(): Promise<string> {
  const caseId = await t.addFundedCase(100_000, { option: 2, basisPoints: 300 });
  await t.release(await t.bringToRelease(caseId, { amountInFen: 60_000 }));
  expect(await t.runDue()).toEqual([]);
  expect((await findMoneyOfCase(t.services.db, caseId)).paidOutInFen).toBe(58_200);
  return caseId;
}

type Wish = { infoUuid: string; statementNo: string; amountInFen: number };
const propose = (wish: Wish, staff: Staff = t.releaser) =>
  t.call(deskProposeClawback, { ...wish, reason }, as(staff));

async function proposedId(wish: Wish): Promise<string> {
  expect(await propose(wish)).toMatchObject({ status: 200 });
  const waiting = await findProposals(t.services.db, {
    kind: 'clawback',
    subject: wish.statementNo,
  });
  return waiting[0]?.proposalId ?? '';
}

test('what a payee paid back is the case’s once a second person confirms it, and all adds up', async () => {
  const statementNo = 'FK20261120000001';
  const id = await proposedId({ infoUuid, statementNo, amountInFen: 50_000 });
  expect(await findWaitingCases(t.services.db, 'zh-CN')).toMatchObject([
    { kind: 'clawback', infoUuid },
  ]);
  expect(await t.balance(`C:${infoUuid}`)).toBe(40_000);
  expect((await t.settle(id, 'confirm', t.releaser)).code).toBe(40934);
  expect((await t.settle(id, 'confirm', t.reviewer)).code).toBe(40300);
  expect((await t.settle(id, 'confirm', t.administrator)).status).toBe(200);
  expect(await t.balance(`C:${infoUuid}`)).toBe(90_000);
  expect(await t.balance('R')).toBe(0);
  expect(await findMoneyOfCase(t.services.db, infoUuid)).toMatchObject({
    ...{ availableInFen: 90_000, paidOutInFen: 8_200, feeInFen: 1_800 },
  });
  const money = await findPlatformMoney(t.services.db);
  expect(money).toMatchObject({ paidOutInFen: 8_200, clawedBackInFen: 50_000 });
  expect(addsUp(money)).toBe(true);
  await t.expectMoneyRight();
  expect((await actsOf(t, t.releaser.userId)).at(-1)).toBe('proposeClawback');
  expect((await actsOf(t, t.administrator.userId)).at(-1)).toBe('confirmClawback');
});

test('a number of the statement counts once, for a case or for the pool', async () => {
  const statementNo = 'FK20261120000001';
  expect((await propose({ infoUuid, statementNo, amountInFen: 1 })).code).toBe(40999);
  expect((await t.propose({ statementNo })).code).toBe(40999);
  await t.fund({ statementNo: 'LS20261120000009' });
  const ofThePool = { infoUuid, statementNo: 'LS20261120000009', amountInFen: 1 };
  expect((await propose(ofThePool)).code).toBe(40999);
});

test('a number said to be both is booked as what is confirmed first', async () => {
  const statementNo = 'FK20261120000002';
  const clawback = await proposedId({ infoUuid, statementNo, amountInFen: 100 });
  const funding = await t.proposedId({ statementNo, amountInFen: 100 });
  const both = await Promise.all([
    t.settle(clawback, 'confirm', t.administrator),
    t.settle(funding, 'confirm', t.administrator),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 40999]);
  await t.expectMoneyRight();
});

test('a case never has back more than was paid out, however many confirm at once', async () => {
  const caseId = await addPaidCase();
  const wish = (amountInFen: number, statementNo: string) => ({
    ...{ infoUuid: caseId, amountInFen, statementNo },
  });
  expect((await propose(wish(58_201, 'FK20261120000010'))).code).toBe(40939);
  const ids = [
    await proposedId(wish(58_200, 'FK20261120000011')),
    await proposedId(wish(1, 'FK20261120000012')),
    await proposedId(wish(58_200, 'FK20261120000013')),
  ];
  const settled = await Promise.all(ids.map((id) => t.settle(id, 'confirm', t.administrator)));
  const codes = settled.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 40939)).toHaveLength(2);
  expect((await findMoneyOfCase(t.services.db, caseId)).paidOutInFen).toBeGreaterThanOrEqual(0);
  await t.expectMoneyRight();
});

test('what came back may be withdrawn again', async () => {
  const caseId = await addPaidCase();
  const wish = { infoUuid: caseId, statementNo: 'FK20261120000020', amountInFen: 58_200 };
  await t.settle(await proposedId(wish), 'confirm', t.administrator);
  t.setNow(t.services.now() + 60 * 60_000);
  await t.release(await t.bringToRelease(caseId, { amountInFen: 98_200 }));
  expect(await t.runDue()).toEqual([]);
  expect(await t.balance(`C:${caseId}`)).toBe(0);
  await t.expectMoneyRight();
});

test('of no case, or by who may not, nothing is recorded', async () => {
  const wish = { infoUuid, statementNo: 'FK20261120000030', amountInFen: 1 };
  expect((await propose({ ...wish, infoUuid: 'a'.repeat(22) })).code).toBe(40400);
  expect((await propose(wish, t.reviewer)).code).toBe(40300);
  expect((await propose({ ...wish, amountInFen: 0 })).code).toBe(40000);
  expect(
    await findProposals(t.services.db, { kind: 'clawback', subject: wish.statementNo }),
  ).toEqual([]);
});
