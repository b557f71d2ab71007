import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOfCase } from '#src/server/cases/money/find-money-of-case.ts';
import { findPublicity } from '#src/server/publicity/find-publicity.ts';
import { publicityCsv } from '#src/shared/publicity/calls.ts';
import { summariesAllocation } from '#src/shared/tracing/calls.ts';
import { publicMessage } from '#src/shared/withdrawals/calls.ts';
import { withdrawalWords } from '#src/texts/withdrawal-words.ts';
import {
  noticeMs,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const charged = { option: 2, basisPoints: 300 } as const;

async function linesOf(caseId: string, part: 'withdrawals' | 'uses') {
  const asked = { part, anchorId: '', size: 50, locale: 'zh-CN' } as const;
  const { list } = await findPublicity(t.services.db, asked, t.services.now());
  return list.filter(({ infoUuid }) => infoUuid === caseId);
}

async function stateOf(caseId: string): Promise<string> {
  const [line] = await linesOf(caseId, 'withdrawals');
  if (line?.part !== 'withdrawals') return '';
  return withdrawalWords(line, 'zh-CN');
}

/** It is released and paid by the bank. */
async function pay(drawId: string, position: number): Promise<void> {
  await t.release(drawId, position);
  await t.runDue();
}

test('what the payee has is said, never what was asked for, and adds up to the books', async () => {
  const caseId = await t.addFundedCase(100_000, charged);
  const drawId = await t.apply(caseId, { amountInFen: 60_000, instalments: 3, stopRaise: false });
  await t.decide('drawPublic', drawId, { by: staff.reviewer });
  expect(await stateOf(caseId)).toBe('提现 600 元正在公示');
  t.setNow(t.services.now() + noticeMs);
  expect(await stateOf(caseId)).toBe('提现 600 元公示已结束，还没有放款');
  await t.release(drawId, 1);
  expect(await stateOf(caseId)).toBe('582 元正在转给收款人');
  await t.runDue();
  expect(await stateOf(caseId)).toBe('194 元已转给收款人，还有 388 元待转');
  expect(await linesOf(caseId, 'withdrawals')).toMatchObject([
    { paidInFen: 19_400, paidFeeInFen: 600 },
  ]);
  expect(await linesOf(caseId, 'uses')).toMatchObject([{ amountInFen: 19_400 }]);
  const money = await findMoneyOfCase(t.services.db, caseId);
  expect(money).toMatchObject({ paidOutInFen: 19_400, feeInFen: 600, heldInFen: 40_000 });
  await pay(drawId, 2);
  await pay(drawId, 3);
  expect(await stateOf(caseId)).toBe('582 元已转给收款人');
  const uses = await linesOf(caseId, 'uses');
  expect(uses.map((line) => line.part === 'uses' && line.amountInFen)).toEqual([
    19_400, 19_400, 19_400,
  ]);
});

test('of a withdrawal called off half way, what is back in the case is said too', async () => {
  const caseId = await t.addFundedCase(100_000, charged);
  const drawId = await t.bringToRelease(caseId, {
    ...{ amountInFen: 60_000, instalments: 3, stopRaise: false },
  });
  await pay(drawId, 1);
  const refused = { decision: 'refuse', words: '疗程取消' } as const;
  await t.decide('payout', `${drawId}:2`, { by: staff.releaser, ...refused });
  expect(await stateOf(caseId)).toBe('194 元已转给收款人，另有 400 元回到这个求助里');
  const [shown] = (await t.call(publicMessage, { infoUuid: caseId })).data.list;
  expect(shown).toMatchObject({ givenBackInFen: 40_000 });
  const { list } = (await t.call(summariesAllocation, { infoUuid: caseId })).data;
  expect(list).toMatchObject([{ amountInFen: 60_000, paidInFen: 19_400, givenBackInFen: 40_000 }]);
});

test('a notice that was called off stays in the list and its table, one never shown does not', async () => {
  const caseId = await t.addFundedCase(100_000, charged);
  const hidden = await t.apply(caseId, { amountInFen: 10_000, stopRaise: false });
  const words = '请补充';
  await t.decide('drawPublic', hidden, { by: staff.reviewer, decision: 'refuse', words });
  expect(await linesOf(caseId, 'withdrawals')).toEqual([]);
  const answer = '费用清单已经补齐。';
  const wish = { amountInFen: 20_000, stopRaise: false, answer };
  const drawId = await t.bringToRelease(caseId, wish);
  await t.decide('payout', `${drawId}:1`, { by: staff.releaser, decision: 'refuse', words });
  expect(await stateOf(caseId)).toBe('提现 200 元没有通过，钱回到这个求助里');
  const csv = await (await t.request(`${publicityCsv.path}?part=withdrawals`)).text();
  expect(csv).toContain('提现 200 元没有通过');
  expect(csv).toContain('20000,0,');
  expect(csv).not.toContain('提现 100 元');
});
