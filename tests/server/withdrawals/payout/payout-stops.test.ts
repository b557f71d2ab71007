import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { actOnCase } from '#src/server/desk/cases/act-on-case.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { addReport } from '#src/server/reports/add-report.ts';
import type { CaseAct } from '#src/shared/review/case-acts.ts';
import { getServiceSubsidy } from '#src/shared/withdrawals/calls.ts';
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

const act = (infoUuid: string, wanted: CaseAct) =>
  actOnCase(
    t.services,
    {
      ...{ infoUuid, act: wanted, reason: '材料有疑点，正在核实', warning: '' },
      staffUserId: staff.administrator,
    },
    t.services.now(),
  );
const fund = (amountInFen: number, reference: string) =>
  inTransaction(t.services.db, (trx) =>
    postPoolFunding(trx, {
      ...{ poolId: subsidyPool, reference, amountInFen, now: t.services.now() },
    }),
  );
async function checksOf(id: string): Promise<string[]> {
  const subject = await findQueue('payout')?.find(t.services, `${id}:1`, 'zh-CN');
  return (subject?.checks ?? []).map(({ level, text }) => `${level} ${text}`);
}
const refuse = (id: string) =>
  t.decide('payout', `${id}:1`, {
    ...{ by: staff.releaser, decision: 'refuse', words: '先退回，查清后再申请' },
  });

test('nothing is released of a case at risk; cleared, it is paid', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  expect(await checksOf(id)).toContain('green 求助没有被标记风险，也没有被停止。');
  await act(caseId, 'markRisk');
  expect(await checksOf(id)).toContainEqual(expect.stringMatching(/^red 求助被标记风险/));
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'caseStateRefuses' });
  await act(caseId, 'clearRisk');
  await t.release(id);
  await t.runDue();
  expect(await t.statusOfWithdrawal(id)).toBe('PAID');
});

test('a case that comes in doubt after the release stops what was not sent, and staff go on', async () => {
  for (const doubt of ['markRisk', 'stopCase'] as const) {
    const caseId = await t.addFundedCase(5000);
    const id = await t.bringToRelease(caseId, { amountInFen: 2000, stopRaise: false });
    await t.runDue();
    await t.release(id);
    await act(caseId, doubt);
    expect(await t.runDue()).toEqual([]);
    expect(await t.payoutsOf(id)).toMatchObject([{ status: 'FAILED' }]);
    expect(await t.openTasks()).toContain(`payout ${id}:1`);
    expect(await checksOf(id)).toContain(
      'amber 上一次打款没有成功：这个求助正在核查或已被停止，没有打出。',
    );
    await refuse(id);
    expect(await t.balance(`C:${caseId}`)).toBe(5000);
  }
});

test('open reports stand beside a release', async () => {
  const caseId = await t.addFundedCase(5000);
  const id = await t.bringToRelease(caseId, { amountInFen: 5000 });
  expect(await checksOf(id)).toContain('green 没有待处理的举报。');
  const report = {
    ...{ infoUuid: caseId, userId: staff.administrator, reason: 'other' as const },
    ...{ content: '据我所知他已经出院了', attachments: [], realName: '', mobile: '' },
  };
  await inTransaction(t.services.db, (trx) =>
    addReport(trx, { keys: t.services.keys, report }, t.services.now()),
  );
  expect(await checksOf(id)).toContain('amber 有 1 条举报还没处理，请先看举报内容。');
});

test('a pool that is short is said to the releaser, and never holds a payout for ever', async () => {
  const rule = { option: 4, basisPoints: 300 } as const;
  const bring = async () => {
    const { infoUuid, token } = await t.addOwnedCase(10_000, rule);
    return { caseId: infoUuid, token };
  };
  const [first, second] = [await bring(), await bring()];
  const subsidyOf = async ({ caseId: infoUuid, token }: typeof first) =>
    (await t.call(getServiceSubsidy, { infoUuid }, { token })).data.subsidyInFen;
  await fund(250, 'short');
  expect(await subsidyOf(first)).toBe(250);
  const id = await t.bringToRelease(first.caseId, { amountInFen: 10_000 });
  expect(await checksOf(id)).toContainEqual(expect.stringMatching(/^red 补贴资金差 0.50 元/));
  await expect(t.release(id)).rejects.toMatchObject({ reason: 'subsidyPoolEmpty' });
  // Answers what another withdrawal waits for is not promised twice.
  expect(await subsidyOf(second)).toBe(0);
  await fund(100, 'enough for one');
  const other = await t.bringToRelease(second.caseId, { amountInFen: 10_000 });
  await t.release(id);
  await t.release(other);
  expect(await t.runDue()).toEqual([]);
  const states = [await t.payoutsOf(id), await t.payoutsOf(other)].map(([one]) => one?.status);
  expect(states.sort()).toEqual(['FAILED', 'SUCCESS']);
  const [unpaid, itsCase] =
    (await t.statusOfWithdrawal(id)) === 'PAID' ? [other, second] : [id, first];
  expect(await t.openTasks()).toContain(`payout ${unpaid}:1`);
  await refuse(unpaid);
  expect(await t.statusOfWithdrawal(unpaid)).toBe('REJECTED');
  expect(await t.balance(`C:${itsCase.caseId}`)).toBe(10_000);
});
